# SPDX-License-Identifier: GPL-3.0-or-later
"""Archives of torch.export that lie. Each starts from a sound one, whose parts and programs are changed."""

import json

from hostile_parts import Part, archive

TRAPS = []

PROGRAM = "models/model.json"
WEIGHTS = "data/weights/model_weights_config.json"
CONSTANTS = "data/constants/model_constants_config.json"
SAMPLES = "data/sample_inputs/model.pt"
SHELL = b"\x80\x02cposix\nsystem\n(X\x15\0\0\0echo hit > victim.txttR."


def trap(sentence):
    """Registers a function that changes the parts of a sound archive, by their names; `sentence` says what is wrong."""

    def register(function):
        TRAPS.append((sentence, function))
        return function

    return register


def packed(parts):
    """An archive of these parts: bytes, or a Part that tells lies."""
    return archive([value if isinstance(value, Part) else Part("language/" + name, value, packed=len(value) > 1 << 20)
                    for name, value in parts.items()])


def program_trap(sentence):
    """Registers a function that changes the program's JSON in place."""

    def register(function):
        def change(parts):
            program = json.loads(parts[PROGRAM])
            changed = function(program)
            parts[PROGRAM] = json.dumps(program if changed is None else changed).encode()

        TRAPS.append((sentence, change))
        return function

    return register


def weights_trap(sentence):
    """Registers a function that changes what the list says of one weight of 4 x 8 or so."""

    def register(function):
        def change(parts):
            listed = json.loads(parts[WEIGHTS])
            function(next(entry for entry in listed["config"].values() if len(entry["tensor_meta"]["sizes"]) == 2))
            parts[WEIGHTS] = json.dumps(listed).encode()

        TRAPS.append((sentence, change))
        return function

    return register


def graph_of(program):
    return program["graph_module"]["graph"]


def nodes_of(program):
    return graph_of(program)["nodes"]


def first(program, target):
    return next(node for node in nodes_of(program) if target in node["target"])


def tensor_argument(name):
    return {"as_tensor": {"name": name}}


def node(name, target, *values):
    inputs = [{"name": "", "arg": tensor_argument(value), "kind": 1} for value in values]
    return {"target": target, "inputs": inputs, "outputs": [tensor_argument(name)], "metadata": {},
            "is_hop_single_tensor_return": None, "name": name}


def as_int(value):
    return {"as_int": value}


# --- what is no program -------------------------------------------------------------------------------------------


@trap("its program is empty")
def _(parts):
    parts[PROGRAM] = b""


@trap("its program is cut in the middle")
def _(parts):
    parts[PROGRAM] = parts[PROGRAM][: len(parts[PROGRAM]) // 2]


@trap("its program is a list")
def _(parts):
    parts[PROGRAM] = b"[]"


@trap("its program nests a hundred thousand lists")
def _(parts):
    parts[PROGRAM] = b"[" * 100_000 + b"]" * 100_000


@trap("its program holds twenty million numbers")
def _(parts):
    parts[PROGRAM] = b"[" + b"0," * 20_000_000 + b"0]"


@trap("its program is a gigabyte of blanks")
def _(parts):
    parts[PROGRAM] = b" " * (1 << 30)


@trap("its program says that it is small and is not")
def _(parts):
    data = b" " * (1 << 28)
    parts[PROGRAM] = Part("language/" + PROGRAM, data, packed=True, size=10)


@trap("its program has a number that no integer holds")
def _(parts):
    parts[PROGRAM] = parts[PROGRAM].replace(b'"as_int": 1', b'"as_int": 1' + b"0" * 40, 1)


@trap("its program is no UTF-8")
def _(parts):
    parts[PROGRAM] = parts[PROGRAM].replace(b'"graph"', b'"\xff\xfe"', 1)


@trap("there is no program in it")
def _(parts):
    del parts[PROGRAM]


@trap("it is a compiled package")
def _(parts):
    del parts[PROGRAM]
    parts["data/aotinductor/model/model.so"] = b"\x7fELF"


@trap("it is the older layout around nothing")
def _(parts):
    parts.clear()
    parts["serialized_exported_program.json"] = b"{}"


@program_trap("a newer PyTorch wrote it")
def _(program):
    program["schema_version"] = {"major": 99, "minor": 0}


@program_trap("it does not say its version")
def _(program):
    del program["schema_version"]


# --- graphs that no run can follow --------------------------------------------------------------------------------


@program_trap("it has no graph")
def _(program):
    del program["graph_module"]["graph"]


@program_trap("its nodes are a number")
def _(program):
    graph_of(program)["nodes"] = 7


@program_trap("an operator's name is a list")
def _(program):
    nodes_of(program)[0]["target"] = ["torch"]


@program_trap("it reads a value that nothing makes")
def _(program):
    nodes_of(program).append(node("late", "torch.ops.aten.relu.default", "never"))


@program_trap("it makes a value twice")
def _(program):
    nodes_of(program).append(json.loads(json.dumps(first(program, "aten.linear"))))


@program_trap("a node reads what it makes itself")
def _(program):
    nodes_of(program).insert(0, node("own", "torch.ops.aten.relu.default", "own"))


@program_trap("two nodes read each other")
def _(program):
    nodes_of(program)[:0] = [node("a_", "torch.ops.aten.relu.default", "b_"),
                             node("b_", "torch.ops.aten.relu.default", "a_")]


@program_trap("its signature has more inputs than its graph")
def _(program):
    specs = program["graph_module"]["signature"]["input_specs"]
    specs.append(specs[0])


@program_trap("its signature has fewer outputs than its graph")
def _(program):
    program["graph_module"]["signature"]["output_specs"].clear()


@program_trap("it writes to a buffer that is not there")
def _(program):
    specs = program["graph_module"]["signature"]["output_specs"]
    specs[0] = {"buffer_mutation": {"arg": {"name": graph_of(program)["outputs"][0]["as_tensor"]["name"]},
                                    "buffer_name": "nowhere"}}


@program_trap("a parameter has no tensor")
def _(program):
    for spec in program["graph_module"]["signature"]["input_specs"]:
        if "parameter" in spec:
            spec["parameter"]["parameter_name"] += "x"


@program_trap("an input is a custom object")
def _(program):
    specs = program["graph_module"]["signature"]["input_specs"]
    specs[0] = {"custom_obj": {"arg": {"name": "obj", "class_fqn": "Lib.Class"}, "custom_obj_fqn": "obj"}}


@program_trap("an argument is of no kind that there is")
def _(program):
    first(program, "aten.linear")["inputs"][0]["arg"] = {"as_code": "exit()"}


@program_trap("a text stands where a tensor should")
def _(program):
    first(program, "aten.linear")["inputs"][0]["arg"] = {"as_string": "x" * 1000}


@program_trap("a call lacks its arguments")
def _(program):
    first(program, "aten.linear")["inputs"] = []


@program_trap("a call has an argument that its operator has not")
def _(program):
    first(program, "aten.linear")["inputs"].append({"name": "really", "arg": {"as_bool": True}, "kind": 2})


@program_trap("a block is not what cond takes")
def _(program):
    at = graph_of(program)["inputs"][0]["as_tensor"]["name"]
    empty = {"inputs": [], "outputs": [], "nodes": [], "tensor_values": {}, "sym_int_values": {}, "sym_bool_values": {}}
    call = node("either", "torch.ops.higher_order.cond", at)
    call["inputs"] += [{"name": "", "arg": {"as_graph": {"name": name, "graph": empty}}, "kind": 1}
                       for name in ("yes", "no")]
    call["inputs"].append({"name": "", "arg": {"as_tensors": [{"name": at}]}, "kind": 1})
    nodes_of(program).append(call)
    nodes_of(program).append(node("after", "torch.ops.aten.relu.default", "either"))


# --- names ----------------------------------------------------------------------------------------------------------


@program_trap("it calls operators that there are not")
def _(program):
    first(program, "aten.linear")["target"] = "torch.ops.os.system.default"
    nodes_of(program)[0]["target"] = "torch.ops.aten.erase_disk.default"


@program_trap("it calls a function of Python")
def _(program):
    first(program, "aten.linear")["target"] = "builtins.eval"


@program_trap("it calls an operator of higher order that there is not")
def _(program):
    first(program, "aten.linear")["target"] = "torch.ops.higher_order.anything"


@program_trap("an operator's name is a megabyte long")
def _(program):
    first(program, "aten.linear")["target"] = "torch.ops.aten." + "x" * (1 << 20) + ".default"


@program_trap("an operator's name has control characters")
def _(program):
    first(program, "aten.linear")["target"] = "torch.ops.aten.\u001b[2J\n\u0000.default"


@program_trap("a module lies ten thousand levels deep and reads nothing")
def _(program):
    call = first(program, "aten.linear")
    path = ".".join(["a"] * 10_000)
    call["metadata"]["nn_module_stack"] = "L__self__%s,%s,torch.nn.modules.linear.Linear" % (path, path)
    call["inputs"] = []


# --- trees of arguments ---------------------------------------------------------------------------------------------


def signature_of_call(program):
    return program["graph_module"]["module_call_graph"][0]["signature"]


@program_trap("the tree of its inputs nests ten thousand lists")
def _(program):
    leaf = '{"type":null,"context":null,"children_spec":[]}'
    start, end = '{"type":"builtins.list","context":"null","children_spec":[', "]}"
    signature_of_call(program)["in_spec"] = "[1," + start * 10_000 + leaf + end * 10_000 + "]"


@program_trap("the tree of its inputs has other leaves")
def _(program):
    signature_of_call(program)["in_spec"] = '[1,{"type":"builtins.tuple","context":"null","children_spec":[]}]'


@program_trap("the tree of its results is not JSON")
def _(program):
    signature_of_call(program)["out_spec"] = "("


# --- weights --------------------------------------------------------------------------------------------------------


@trap("the list of its weights is not JSON")
def _(parts):
    parts[WEIGHTS] = b"{"


@trap("there is no list of its weights")
def _(parts):
    del parts[WEIGHTS]


@weights_trap("a weight has a dtype that there is not")
def _(weight):
    weight["tensor_meta"]["dtype"] = 999


@weights_trap("a weight reaches past its data")
def _(weight):
    weight["tensor_meta"]["strides"][0] = as_int(1 << 20)


@weights_trap("a weight starts past its data")
def _(weight):
    weight["tensor_meta"]["storage_offset"] = as_int(1 << 40)


@weights_trap("a weight starts before its data")
def _(weight):
    weight["tensor_meta"]["storage_offset"] = as_int(-8)


@weights_trap("a weight goes backward in memory")
def _(weight):
    weight["tensor_meta"]["strides"][1] = as_int(-1)


@weights_trap("a weight has more elements than an integer counts")
def _(weight):
    weight["tensor_meta"]["sizes"] = [as_int(1 << 62), as_int(1 << 62)]
    weight["tensor_meta"]["strides"] = [as_int(4), as_int(1)]


@weights_trap("a weight has a negative size")
def _(weight):
    weight["tensor_meta"]["sizes"][0] = as_int(-4)


@weights_trap("a weight is a file of the system")
def _(weight):
    weight["path_name"] = "../../../../../../../../etc/passwd"


@weights_trap("a weight is not in the archive")
def _(weight):
    weight["path_name"] = "weight_999"


@trap("a weight is a pickle that runs a program")
def _(parts):
    listed = json.loads(parts[WEIGHTS])
    weight = next(iter(listed["config"].values()))
    weight["use_pickle"] = True
    parts["data/weights/" + weight["path_name"]] = SHELL
    parts[WEIGHTS] = json.dumps(listed).encode()


@trap("all its weights are a pickle that runs a program")
def _(parts):
    del parts[WEIGHTS]
    parts["data/weights/model.pt"] = archive([Part("model/data.pkl", SHELL), Part("model/version", b"3\n")])


@trap("a weight was changed behind its checksum")
def _(parts):
    name = "data/weights/weight_3"
    parts[name] = Part("language/" + name, bytes(len(parts[name])), crc=1)


@trap("it was written by a machine of the other byte order")
def _(parts):
    parts["byteorder"] = b"big"


# --- programs that are too large ---------------------------------------------------------------------------------------


@program_trap("it has two hundred thousand nodes")
def _(program):
    at = graph_of(program)["inputs"][0]["as_tensor"]["name"]
    for i in range(200_000):
        nodes_of(program).append(node("more_%d" % i, "torch.ops.aten.relu.default", at))
        at = "more_%d" % i


# --- modules and names --------------------------------------------------------------------------------------------------


def stack_of(program, *levels):
    first(program, "aten.linear")["metadata"]["nn_module_stack"] = ";".join(("L__self__,,T",) + levels)


@program_trap("a module lies twenty thousand levels deep")
def _(program):
    stack_of(program, "L__self__a,%s,T" % ".".join(["a"] * 20_000))


@program_trap("a module lies in a hundred and fifty others")
def _(program):
    stack_of(program, "L__self__a,%s,T" % ".".join(["a"] * 150))


@program_trap("twenty thousand modules call each other")
def _(program):
    stack_of(program, *("k%d,a%d,T" % (i, i) for i in range(20_000)))


@program_trap("a module calls itself a hundred thousand times")
def _(program):
    stack_of(program, *["k,a,T"] * 100_000)


@program_trap("a module has a name of five thousand bytes")
def _(program):
    stack_of(program, "L__self__a,%s,T" % ("b" * 5000))


@program_trap("a module's class has a name of five thousand bytes")
def _(program):
    stack_of(program, "L__self__a,a,%s" % ("B" * 5000))


@program_trap("its code is in a file with a name of five thousand bytes")
def _(program):
    first(program, "aten.linear")["metadata"]["stack_trace"] = 'File "%s.py", line 3, in g\n  x\n' % ("f" * 5000)


@program_trap("a parameter lies twenty thousand levels deep")
def _(program):
    spec = next(spec for spec in program["graph_module"]["signature"]["input_specs"] if "parameter" in spec)
    spec["parameter"]["parameter_name"] = ".".join(["a"] * 20_000)


def relus(program, count, stack):
    """Calls one after another, each with a stack of its own."""
    at = next(name for name in (node["outputs"][0].get("as_tensor", {}).get("name") for node in nodes_of(program)) if name)
    for i in range(count):
        call = node("more_%d" % i, "torch.ops.aten.relu.default", at)
        call["inputs"][0]["name"] = "self"
        call["metadata"]["nn_module_stack"] = stack(i)
        nodes_of(program).append(call)
        at = "more_%d" % i


@program_trap("calls alternate between two stacks of ninety modules")
def _(program):
    stacks = ["L__self__,,T;" + ";".join("k%d,%s%d,T" % (i, name, i) for i in range(90)) for name in "ab"]
    relus(program, 5000, lambda i: stacks[i % 2])


@program_trap("eight thousand calls are in ninety modules of their own each")
def _(program):
    relus(program, 8000, lambda i: "L__self__,,T;k,%s,T" % ".".join(["m%d" % i] * 90))


# --- lists that are too large ------------------------------------------------------------------------------------------


@trap("the list of its weights holds thirty million numbers")
def _(parts):
    parts[WEIGHTS] = b'{"config":{},"x":[' + b"0," * 30_000_000 + b"0]}"


@trap("the list of its weights holds ten million empty objects")
def _(parts):
    parts[WEIGHTS] = b'{"config":{},"x":[' + b"{}," * 10_000_000 + b"{}]}"


@trap("the list of its weights has a hundred thousand names")
def _(parts):
    listed = json.loads(parts[WEIGHTS])
    weight = next(iter(listed["config"].values()))
    listed["config"].update(("w%d" % i, weight) for i in range(100_000))
    parts[WEIGHTS] = json.dumps(listed).encode()


@trap("its program holds ten million empty objects")
def _(parts):
    parts[PROGRAM] = b"[" + b"{}," * 10_000_000 + b"{}]"


@program_trap("the tree of its inputs holds five million numbers")
def _(program):
    signature_of_call(program)["in_spec"] = (
        '[1,{"type":"builtins.tuple","context":"null","children_spec":[' + "0," * 5_000_000 + "0]}]")


@weights_trap("a weight without strides has more elements than an integer counts")
def _(weight):
    weight["tensor_meta"]["sizes"] = [as_int(1 << 40), as_int(1 << 40)]
    weight["tensor_meta"]["strides"] = [as_int(0), as_int(0)]


# --- operands that are missing -----------------------------------------------------------------------------------------


EMPTY = {"as_graph": {"name": "g", "graph": {"inputs": [], "outputs": [], "nodes": []}}}


def without_operands(target, graphs):
    call = node("none", target)
    call["inputs"] = [{"name": "", "arg": EMPTY, "kind": 1} for _ in range(graphs)]
    call["outputs"] = []
    return call


@program_trap("a cond has no condition")
def _(program):
    nodes_of(program).insert(0, without_operands("torch.ops.higher_order.cond", 2))


@program_trap("a while_loop has a condition without a value")
def _(program):
    nodes_of(program).insert(0, without_operands("torch.ops.higher_order.while_loop", 2))


@program_trap("a number is made of nothing")
def _(program):
    call = without_operands("_operator.pos", 0)
    call["outputs"] = [{"as_sym_int": {"as_name": "k"}}]
    nodes_of(program).insert(0, call)


@program_trap("an argument is a device that there is not")
def _(program):
    first(program, "aten.linear")["inputs"][0]["arg"] = {"as_device": {"type": "nosuch", "index": 5}}


@program_trap("it reads a file of this machine")
def _(program):
    call = node("file", "torch.ops.aten.from_file.default")
    call["inputs"] = [{"name": "filename", "arg": {"as_string": "/etc/passwd"}, "kind": 1}]
    nodes_of(program).insert(0, call)


def loop(depth):
    """A while_loop whose condition holds such a loop, and so on."""
    run = node("y", "torch.ops.aten.relu.default", "x")
    run["inputs"][0]["name"] = "self"
    graph = {"inputs": [tensor_argument("x")], "outputs": [tensor_argument("y")], "nodes": [run]}
    if depth > 0:
        graph["nodes"] = [loop_call("x", graph, loop(depth - 1))]
    return graph


def loop_call(at, body, condition):
    call = without_operands("torch.ops.higher_order.while_loop", 0)
    call["inputs"] = [{"name": "", "arg": argument, "kind": 1}
                      for argument in ({"as_graph": {"name": "c", "graph": condition}},
                                       {"as_graph": {"name": "b", "graph": json.loads(json.dumps(body))}},
                                       {"as_tensors": [{"name": at}]}, {"as_tensors": []})]
    call["outputs"] = [{"as_tensors": [{"name": "y"}]}]
    return call


@program_trap("the conditions of twenty loops hold each other")
def _(program):
    at = graph_of(program)["inputs"][-1]["as_tensor"]["name"]
    call = loop_call(at, loop(0), loop(19))
    call["outputs"] = [{"as_tensors": [{"name": "looped"}]}]
    nodes_of(program).insert(0, call)
