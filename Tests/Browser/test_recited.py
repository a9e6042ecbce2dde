"""A recitation over the server's own addresses, with the recogniser that a test chooses the answers of in the helper's place."""
import http.client
import io
import json
import os
import signal
import struct
import time
import urllib.parse
import wave

import pytest
from harness.recogniser import StandIn, recitation
from harness.server import Server

FORM = {"content-type": "application/x-www-form-urlencoded", "accept": "application/json", "accept-language": "en"}


class Reciting:
    """A session, as a page has one: sound goes up in pieces, what is heard comes down."""

    def __init__(self, server, span="112-1-4"):
        self.port = server.port
        status, self.begun = self.ask("/quran/recite/listen", {"span": span})
        assert status == 201, self.begun
        self.path = f"/quran/recite/listen/{self.begun['session']}"
        self.sent = 0

    def ask(self, path, fields=None, body=None, headers=FORM):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("POST", path, body if body is not None else urllib.parse.urlencode(fields or {}), headers)
        answer = connection.getresponse()
        bytes_ = answer.read()
        connection.close()
        return answer.status, json.loads(bytes_) if bytes_ else None

    def say(self, sound):
        """Sends a recording, a quarter of a second at a time, faster than somebody speaks."""
        with wave.open(io.BytesIO(sound)) as file:
            frames = file.readframes(file.getnframes())
        samples = [value / 32_768 for (value,) in struct.iter_unpack("<h", frames)]
        for start in range(0, len(samples), 4_000):
            piece = samples[start:start + 4_000]
            status, answer = self.ask(f"{self.path}/sound?from={self.sent}", body=struct.pack(f"<{len(piece)}f", *piece),
                                      headers={"content-type": "application/octet-stream"})
            assert status == 204, answer
            self.sent += len(piece)
            time.sleep(0.08)

    def end(self):
        status, answer = self.ask(f"{self.path}/end")
        assert status == 200
        states = ["waiting"] * answer["log"]["words"]
        for event in answer["log"]["events"]:
            if event[1] == "word":
                states[event[2]] = event[3]
        return states


@pytest.fixture
def stand_in(tmp_path):
    return StandIn(tmp_path / "recogniser")


@pytest.fixture
def reciting(tmp_path, stand_in):
    server = Server(tmp_path / "data", stand_in.environment).start()
    yield Reciting(server)
    server.stop()


def wait_for(condition, seconds=10):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_each_word_is_heard_as_it_was_said(reciting, stand_in):
    """words that are said, said otherwise, left out and unclear are told apart by their scores, through the program's own helper"""
    stand_in.plan(other=["يلد"], left_out=["يولد"], doubtful=["كفوا"])
    reciting.say(recitation(4, 2, 3, 5))
    states = reciting.end()
    assert len(states) == 15
    expected = ["heard"] * 15
    expected[7], expected[9], expected[13] = "other", "notHeard", "doubtful"
    assert states == expected


def test_a_killed_helper_loses_no_word(reciting, stand_in):
    """the helper that is killed by the system while somebody recites is replaced, and every word is heard all the same"""
    reciting.say(recitation(4))
    wait_for(lambda: stand_in.processes())
    os.kill(stand_in.processes()[-1], signal.SIGKILL)
    reciting.say(recitation(2, 5, 4))
    assert reciting.end() == ["heard"] * 15
    assert len(stand_in.processes()) == 2


def test_a_helper_that_dies_at_a_question_is_asked_again(reciting, stand_in):
    """a helper that ends at a question is replaced, and the question is asked again"""
    stand_in.plan(dies=1)
    reciting.say(recitation(4, 2, 5, 4))
    assert reciting.end() == ["heard"] * 15
