# SPDX-License-Identifier: GPL-3.0-or-later
"""Run files that nobody's engine wrote, each in one way: statements that are done to a good one."""

MANY = "WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < %d) INSERT INTO %s SELECT %s FROM n"
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
TABLES = ["run", "node", "edge", "module", "metric", "histogram", "error", "source", "problem", "transform", "quantization"]


def node(change):
    return "UPDATE node SET %s WHERE id = 30" % change


def in_place_of(table, what):
    return "ALTER TABLE %s RENAME TO was_%s; CREATE %s" % (table, table, what)


def text(value):
    return "'%s'" % value.replace("'", "''")


def deep(opened, closed, levels):
    return text(opened * levels + closed * levels)


SQL_TRAPS = []


def traps(*rows):
    SQL_TRAPS.extend(rows)


# What a database can do by itself.
for table in TABLES:
    traps(("table %s is missing" % table, "DROP TABLE %s" % table))
for table in ("run", "node", "source", "problem"):
    traps(("table %s is a view" % table, in_place_of(table, "VIEW %s AS SELECT * FROM was_%s" % (table, table))))
traps(
    ("a view of facts never ends",
     in_place_of("run", "VIEW run AS " + ENDLESS + "SELECT i AS key, i AS value FROM n")),
    ("a view of sources never ends",
     in_place_of("source", "VIEW source AS " + ENDLESS + "SELECT i AS file, zeroblob(1000) AS text FROM n")),
    ("a view reads itself", in_place_of("edge", "VIEW edge AS SELECT * FROM edge")),
    ("a table is virtual and searches text", "DROP TABLE source; CREATE VIRTUAL TABLE source USING fts5(file, text)"),
    ("a table is virtual and of places", "DROP TABLE edge; CREATE VIRTUAL TABLE edge USING rtree(target, argument, source)"),
    ("a trigger follows each change", "CREATE TRIGGER t AFTER INSERT ON node BEGIN DELETE FROM run; END"),
    ("a trigger is there when a fact is read", "CREATE TRIGGER t AFTER UPDATE ON run BEGIN DELETE FROM node; END"),
    ("a column is made when it is read", "DROP TABLE source; CREATE TABLE source (file TEXT, text TEXT AS "
     "(hex(zeroblob(20000000)))); INSERT INTO source (file) VALUES ('a'), ('b'), ('c')"),
    ("a column is stored as it was made", "DROP TABLE source; CREATE TABLE source (file TEXT, text TEXT AS "
     "(hex(zeroblob(2000000))) STORED); INSERT INTO source (file) VALUES ('a'), ('b')"),
    ("a column takes hours for one value", "DROP TABLE source; CREATE TABLE source (text TEXT, file TEXT AS "
     "(instr(hex(zeroblob(2)), hex(zeroblob(1)) || text))); INSERT INTO source (text) VALUES ('1'); "
     "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = replace(replace(sql, 'zeroblob(2)', 'zeroblob(15000000)'), "
     "'zeroblob(1)', 'zeroblob(7000000)') WHERE name = 'source'"),
    ("an index holds an expression", "CREATE INDEX i ON node (hex(zeroblob(1000)) || name)"),
    ("an index is partial and asks for a function", "CREATE INDEX i ON node (name) WHERE abs(line) > 0"),
    ("a default value is an expression", "ALTER TABLE problem ADD COLUMN more TEXT DEFAULT (NULL)"),
    ("a check can't hold", "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = replace(sql, 'line INTEGER NOT NULL', "
     "'line INTEGER NOT NULL CHECK (line < 0)') WHERE name = 'node'"),
    ("a column has an order that nobody knows", "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = "
     "replace(sql, 'name TEXT NOT NULL', 'name TEXT NOT NULL COLLATE nobody') WHERE name = 'node'"),
    ("the text of its schema is cut", "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = substr(sql, 1, 40) "
     "WHERE name = 'node'"),
    ("the text of its schema is a megabyte", "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = sql || "
     "'/*' || hex(zeroblob(500000)) || '*/' WHERE name = 'node'"),
    ("two tables share their pages", "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET rootpage = "
     "(SELECT rootpage FROM sqlite_schema WHERE name = 'metric') WHERE name = 'histogram'"),
    ("a table begins in the schema's page", "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET rootpage = 1 "
     "WHERE name = 'node'"),
    ("a table begins beyond the file", "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET rootpage = 100000000 "
     "WHERE name = 'node'"),
    ("a table begins nowhere", "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET rootpage = 0 WHERE name = 'edge'"),
    ("ten thousand other tables are there", "SCRIPT " + ";".join("CREATE TABLE t%d (a)" % i for i in range(10000))),
    ("a table has two thousand columns", "DROP TABLE run_error; CREATE TABLE run_error (" +
     ", ".join("c%d" % i for i in range(1990)) + ")"),
    ("a table lacks a column", "ALTER TABLE node DROP COLUMN provenance"),
    ("a column has another name", "ALTER TABLE metric RENAME COLUMN rms TO mean_square"),
    ("a table has its columns in another order", "ALTER TABLE edge RENAME TO was; CREATE TABLE edge AS SELECT source, "
     "argument, target FROM was"),
    ("its texts are UTF-16", "SCRIPT UTF-16"),
    ("version -1", "PRAGMA user_version = -1"), ("version 0", "PRAGMA user_version = 0"),
    ("version 2147483647", "PRAGMA user_version = 2147483647"),
    ("another program's mark", "PRAGMA application_id = 1"), ("no mark", "PRAGMA application_id = 0"),
    ("a log of writing ahead", "PRAGMA journal_mode = WAL"),
)

# Values of the wrong kind.
for column in ("name", "kind", "target", "module", "file", "arguments", "shape", "dtype", "line", "output_index"):
    traps(("a node's %s is a blob" % column, node("%s = x'ff00fe'" % column)))
traps(
    ("a node's line is a text", node("line = 'many'")), ("a node's line is beyond all", node("line = 3000000000")),
    ("a node's line is negative", node("line = -5")), ("a node's kind is unknown", node("kind = 'beast'")),
    ("a node's dtype is unknown", node("dtype = 'float3'")), ("a node's flag is a thousand", node("floating = 1000")),
    ("a node's output is beyond all", node("output_index = 9223372036854775807")),
    ("a direction is unknown", "UPDATE metric SET direction = 'sideways' WHERE node = 30 AND direction = 'fwd'"),
    ("a status is unknown", "UPDATE run SET value = 'perhaps' WHERE key = 'status'"),
    ("there is no status", "DELETE FROM run WHERE key = 'status'"), ("there are no facts", "DELETE FROM run"),
    ("a severity is unknown", "INSERT INTO problem VALUES (900, 'deadly', 'x', 'm', NULL, '', 0, NULL)"),
    ("a job is no JSON", "UPDATE run SET value = '{' WHERE key = 'job'"),
    ("a job is of a later version", "UPDATE run SET value = '{\"version\":99,\"model\":\"m\"}' WHERE key = 'job'"),
    ("a job's model is a list", "UPDATE run SET value = '{\"version\":1,\"model\":[]}' WHERE key = 'job'"),
    ("a job nests deep", "UPDATE run SET value = %s WHERE key = 'job'" % deep("[", "]", 100000)),
    ("a rounding's format is unknown", "UPDATE quantization SET format = 'e99m99'"),
    ("a rounding's scaling is unknown", "UPDATE quantization SET scaling = 'block:-1'"),
)

# Numbers that lie.
for count in ("numel", "zeros", "nans", "pos_infs", "neg_infs"):
    traps(("%s is negative" % count, "UPDATE metric SET %s = -1" % count),
          ("%s is beyond all" % count, "UPDATE metric SET %s = 9223372036854775807" % count))
for value in ("mean_abs", "rms", "abs_max", "std"):
    traps(("%s is infinite" % value, "UPDATE metric SET %s = 9e999" % value),
          ("%s is negative and huge" % value, "UPDATE metric SET %s = -1e308" % value))
for count in ("numel", "saturated", "flushed", "subnormal", "nans"):
    traps(("a rounding's %s is negative" % count, "UPDATE quantization SET %s = -1" % count))
traps(
    ("an error in dB is infinite the other way", "UPDATE error SET sqnr_db = -9e999, cosine = 1e300"),
    ("a rounding's noise is a text", "UPDATE quantization SET sqnr = 'loud'"),
    ("a size is negative", node("shape = '[-1]'")), ("a size is beyond all", node("shape = '[9223372036854775808]'")),
    ("sizes multiply beyond all", node("shape = '[4294967296,4294967296,4294967296]'")),
    ("a shape has a thousand sizes", node("shape = %s" % text("[" + ",".join(["1"] * 1000) + "]"))),
    ("a shape is an object", node("shape = '{}'")), ("a shape is cut", node("shape = '[1,2'")),
    ("a histogram goes back", "UPDATE histogram SET bins = x'020101020101'"),
    ("a histogram is cut in a number", "UPDATE histogram SET bins = x'80'"),
    ("a histogram's number never ends", "UPDATE histogram SET bins = x'%s'" % ("ff" * 5000)),
    ("a histogram's counts are beyond all", "UPDATE histogram SET bins = x'02ffffffffffffffff7f02ffffffffffffffff7f'"),
    ("a histogram's bin is beyond all", "UPDATE histogram SET bins = x'feffffffffffffffff0101'"),
    ("a histogram is 60 MB", "UPDATE histogram SET bins = zeroblob(60000000) WHERE node = (SELECT min(node) FROM histogram)"),
    ("maxima of blocks are noise", "UPDATE histogram SET block_maxima = x'%s'" % ("a7" * 1001)),
)

# References that lead elsewhere.
traps(
    ("an argument refers to a later node", node("arguments = '[{\"node\":31}]'")),
    ("an argument refers to itself", node("arguments = '[{\"node\":30}]'")),
    ("an argument refers to nobody", node("arguments = '[{\"node\":-7}]'")),
    ("an argument's number is no whole one", node("arguments = '[{\"node\":1e300}]'")),
    ("an argument's number is too large for any", node("arguments = '[{\"node\":1e309}]'")),
    ("arguments nest a hundred thousand lists", node("arguments = %s" % text("[{\"list\":" * 100000 + "[]" + "}]" * 100000))),
    ("arguments are a number", node("arguments = '7'")), ("arguments are cut", node("arguments = '[{\"node\":1'")),
    ("arguments have a key twice", node("arguments = '[{\"node\":1,\"node\":2}]'")),
    ("an edge leads back", "UPDATE edge SET source = target + 1"),
    ("an edge leads to itself", "UPDATE edge SET source = target"),
    ("an edge comes from nobody", "UPDATE edge SET source = -1"),
    ("an edge leads to nobody", "UPDATE edge SET target = target + 100000"),
    ("an edge is of a negative argument", "UPDATE edge SET argument = -argument - 1"),
    ("a metric is of nobody", "UPDATE metric SET node = node + 100000"),
    ("a histogram is of nobody", "UPDATE histogram SET node = node + 100000"),
    ("a module's call is of nobody", "UPDATE module SET node = 100000"),
    ("a problem is of nobody", "INSERT INTO problem VALUES (901, 'error', 'nan', 'm', 100000, '', 0, NULL)"),
    ("nodes begin at a billion", "UPDATE node SET id = id + 1000000000"),
    ("nodes have gaps", "DELETE FROM node WHERE id % 3 = 1"), ("there are no nodes", "DELETE FROM node"),
    ("two nodes have one name", "UPDATE node SET name = 'same'"),
    ("two nodes have one provenance", "UPDATE node SET provenance = 'same'"),
)

# Too much.
traps(
    ("a name of a hundred megabytes", node("name = zeroblob(100000000)")),
    ("a text of sixty megabytes", "UPDATE source SET text = hex(zeroblob(30000000))"),
    ("a module path of 300,000 characters", node("module = hex(zeroblob(150000))")),
    ("a module path of twenty thousand levels", node("module = %s" % text("a." * 20000))),
    ("calls of a module of a thousand levels", "UPDATE module SET path = %s" % text("a." * 1000)),
    ("a hundred thousand problems", MANY % (110999, "problem", "i, 'info', '', '', NULL, '', 0, NULL")),
    ("a hundred thousand facts", MANY % (110999, "run", "i, ''")),
    ("a hundred thousand sources", MANY % (110999, "source", "i, ''")),
    ("a hundred thousand edges to one node", MANY % (110999, "edge", "40, i, 1")),
    ("two hundred thousand calls of modules", MANY % (210999, "module", "i, 0, 'a', 'A', '', 1, '', '', 0")),
)

# Texts that mean something to who shows them.
for what, value in (("markup", "<script>alert(1)</script><img src=x onerror=alert(1)>"),
                    ("a formula", "=HYPERLINK(\"http://x\")"),
                    ("escapes of a terminal", "\x1b]0;owned\x07\x1b[2J"), ("a change of direction", "\u202eexe.fdp\u202c"),
                    ("line breaks", "a\nb\r\nc"), ("quotes of DOT", "\"];x [label=<<b>y</b>>"),
                    ("a path out", "../../../etc/passwd")):
    quoted = text(value)
    traps(("names with " + what,
           "UPDATE node SET name = name || %s, module = %s, target = %s, file = %s" % (quoted, quoted, quoted, quoted)),
          ("a problem with " + what,
           "INSERT INTO problem VALUES (902, 'error', 'nan', %s, 1, %s, 1, NULL)" % (quoted, quoted)))
traps(
    ("a zero byte in a name", node("name = 'a' || char(0) || 'b'")),
    ("names that are no UTF-8", node("name = CAST(x'ff41' AS TEXT)")),
    ("a message of no row", "INSERT INTO problem VALUES (903, 'error', 'x', 'm', NULL, '', 0, '{\"id\":\"nobody\"}')"),
    ("a message in itself a hundred thousand times", "INSERT INTO problem VALUES (904, 'error', 'x', 'm', NULL, '', 0, %s)" %
     text('{"id":"runStopped","arguments":[' * 100000 + "]}" * 100000)),
    ("a message with other arguments", "INSERT INTO problem VALUES (905, 'error', 'x', 'm', NULL, '', 0, "
     "'{\"id\":\"runFileTooNew\",\"arguments\":[[],{},null]}')"),
)
