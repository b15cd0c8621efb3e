# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs from files: tables, histograms, pictures, comparison; with pandas and without."""
import contextlib
import csv
import json
import shutil
import sqlite3
import sys
from unittest import mock

import scalescope
from scalescope import program
from support import FolderTest, examples


def without_pandas():
    return mock.patch.dict(sys.modules, {"pandas": None})


class TestRuns(FolderTest):
    def setUp(self):
        super().setUp()
        self.tracked = self.run_of("mlp")

    def test_metrics_are_those_of_the_table(self):
        program.call("export", str(self.tracked.path), "--table", "table.csv")
        with open("table.csv", newline="") as stream:
            exported = {(row["name"], row["direction"]): row for row in csv.DictReader(stream) if row["std"]}
        with without_pandas():
            metrics = self.tracked.metrics
        self.assertGreater(len(metrics), 10)
        compared = 0
        for row in metrics:
            other = exported.get((row["name"], row["direction"]))
            if other is not None and row["std"] is not None:
                self.assertAlmostEqual(float(other["std"]), row["std"], delta=1e-6 * abs(row["std"]))
                compared += 1
        self.assertGreater(compared, 10)

    def test_tables_are_data_frames_where_there_is_pandas(self):
        try:
            import pandas
        except ImportError:
            self.skipTest("pandas is not here; ./dev test installs it.")
        self.assertIsInstance(self.tracked.nodes, pandas.DataFrame)
        with without_pandas():
            self.assertIsInstance(self.tracked.nodes, list)
            self.assertEqual(len(self.tracked.nodes), len(self.tracked.query("SELECT id FROM node")))

    def test_a_histogram_counts_each_element_that_is_not_zero(self):
        with without_pandas():
            row = next(row for row in self.tracked.metrics if row["direction"] == "fwd" and row["numel"] > 1)
        counts = self.tracked.histogram(row["node"])
        self.assertEqual(sum(counts.values()), row["numel"] - row["zeros"])
        with self.assertRaises(KeyError):
            self.tracked.histogram("no such tensor")

    def test_causes_are_the_list_of_problems(self):
        with without_pandas():
            none, run = self.tracked.causes, scalescope.Model(examples / "mlp.pt").run(
                "--input", "x=full(1000.0):[32,64]", output=self.folder / "large.scales")
            causes = run.causes
        self.assertNotIn("overflow", [row["kind"] for row in none])
        self.assertEqual([row["rank"] for row in causes], list(range(1, len(causes) + 1)))
        first = causes[0]
        self.assertEqual((first["severity"], first["kind"], first["direction"]), ("error", "overflow", "fwd"))
        self.assertIn("E4M3FN", first["sentence"])
        self.assertIsInstance(first["fraction"], (int, float))

    def test_pictures_are_svg(self):
        for picture in (self.tracked.plot(), self.tracked.graph()):
            self.assertIn("<svg", picture._repr_svg_())
        self.tracked.plot().save("plot.svg")
        self.assertIn("<svg", (self.folder / "plot.svg").read_text())

    def test_facts_say_the_model(self):
        self.assertIn("mlp", self.tracked.facts["model"])

    def test_tables_that_were_changed_are_named(self):
        self.assertEqual(self.tracked.damaged_tables(), [])
        changed = scalescope.read(shutil.copy(self.tracked.path, "changed.scales"))
        for change, damaged in (("UPDATE metric SET std = 1", ["metric"]), ("DROP TABLE source", ["metric", "source"]),
                                ("DROP TABLE checksum", [])):
            with contextlib.closing(sqlite3.connect(changed.path)) as connection, connection:
                connection.execute(change)
            self.assertEqual(changed.damaged_tables(), damaged)

    def test_two_runs_are_compared(self):
        fp8 = scalescope.Model(examples / "mlp.pt", examples / "mlp.inputs.json").run(
            "--transform", "fp8", output="fp8.scales")
        with without_pandas():
            rows = scalescope.compare(self.tracked, fp8).rows
        self.assertGreater(len(rows), 10)
        self.assertIn("<svg", scalescope.compare(self.tracked.path, "fp8.scales").plot().svg)

    def test_what_is_no_run_is_said(self):
        (self.folder / "text.scales").write_text("text")
        with self.assertRaisesRegex(ValueError, "is not a run file"):
            scalescope.read("text.scales")
        with self.assertRaisesRegex(ValueError, "no such file"):
            scalescope.read("nothing.scales")
        connection = sqlite3.connect("other.scales")
        connection.execute("CREATE TABLE t (x)")
        connection.commit()
        connection.close()
        with self.assertRaisesRegex(ValueError, "not a run file"):
            scalescope.read("other.scales")

    def test_inputs_among_the_options_take_the_place_of_the_models(self):
        model = scalescope.Model(examples / "mlp.pt", examples / "mlp.inputs.json")
        names = list(json.loads(model.inputs.read_text()))
        specs = json.loads(model.inputs.read_text())
        by_name = [text for name in names for text in ("--input", f"{name}={specs[name]}")]
        for options in (by_name, [f"--inputs={model.inputs}"]):
            run = model.run(*options, "--seed", 3, output="other.scales")
            self.assertEqual(run.facts["seed"], "3")
