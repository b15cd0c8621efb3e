# SPDX-License-Identifier: GPL-3.0-or-later
"""Software centres and file managers are told of the same types of files."""
import re
import unittest
from xml.etree import ElementTree

from support import root

resources = root / "resources"


class TestResources(unittest.TestCase):
    def test_each_type_is_named_everywhere(self):
        types = {node.get("type") for node in ElementTree.parse(resources / "io.github.scalescope.mime.xml").getroot()}
        named = {node.text for node in ElementTree.parse(resources / "io.github.scalescope.metainfo.xml").iter("mediatype")}
        desktop = re.search(r"^MimeType=(.*);$", (resources / "io.github.scalescope.desktop").read_text(), re.MULTILINE)
        self.assertEqual(named, types)
        self.assertEqual(set(desktop.group(1).split(";")), types)
