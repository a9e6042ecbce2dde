"""A file of the person's while the worker answers for the app: the browser sends it to the server and asks the server for it, and no worker stands between."""
import base64
import hashlib
import json

import pytest
from playwright.sync_api import Error
from test_foreign_ways import visit

PART = 1000
RECORDING = bytes([0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x82, 0x84]) + b"webm" + bytes(number * 31 % 251 for number in range(3 * PART))
HASH = hashlib.sha256(RECORDING).hexdigest()
DIGEST = f"sha-256=:{base64.b64encode(hashlib.sha256(RECORDING).digest()).decode()}:"
# Sends a file as a page of the app's would: part by part, so many of them at most, from where the server says that it stands.
SEND = """async ([numbers, size, most]) => {
    const bytes = new Uint8Array(numbers);
    const base64 = (data) => btoa(String.fromCharCode(...new Uint8Array(data)));
    const metadata = `sha256 ${base64(await crypto.subtle.digest("SHA-256", bytes))},filetype ${btoa("audio/webm")}`;
    const begun = await fetch("/blobs", {
        method: "POST", headers: { "tus-resumable": "1.0.0", "upload-length": bytes.length, "upload-metadata": metadata },
    });
    const path = begun.headers.get("location");
    const offsets = [Number(begun.headers.get("upload-offset"))];
    let answer = begun;
    for (let count = 0; count < most && offsets.at(-1) < bytes.length; count += 1) {
        const from = offsets.at(-1);
        answer = await fetch(path, {
            method: "PATCH", body: bytes.slice(from, from + size),
            headers: { "tus-resumable": "1.0.0", "upload-offset": from, "content-type": "application/offset+octet-stream" },
        }).catch(() => null);
        if (!answer) break;
        offsets.push(Number(answer.headers.get("upload-offset")));
    }
    return { path, offsets, receipt: answer?.headers.get("repr-digest") ?? null };
}"""
FETCH = """async ([path, headers]) => {
    const answer = await fetch(path, { headers });
    return { status: answer.status, bytes: [...new Uint8Array(await answer.arrayBuffer())] };
}"""


def send(app, most=99):
    return app.evaluate(SEND, [list(RECORDING), PART, most])


def fetch(app, path, **headers):
    """What the server answers a page's script, and that no worker had a hand in it."""
    with app.page.expect_response(lambda response: response.url.endswith(path)) as found:
        answer = app.evaluate(FETCH, [path, headers])
    assert not found.value.from_service_worker
    return answer["status"], bytes(answer["bytes"])


def test_a_recording_goes_on_after_a_cut_beside_the_worker(app, door, server):
    """with the worker on, a page sends a recording in parts; after a part whose answer is lost it goes on where the server
    stands, has its receipt, and is fetched whole and by a range; while the server is away nobody else answers for it"""
    first = send(app, most=1)
    assert first["offsets"] == [0, PART] and first["receipt"] is None

    def lost(method, body, ask):
        ask()

    door.hooks[first["path"]] = lost
    cut = send(app)
    assert cut == {"path": first["path"], "offsets": [PART], "receipt": None}
    door.hooks.clear()
    rest = send(app)
    assert rest["path"] == first["path"] and rest["receipt"] == DIGEST
    assert rest["offsets"] == [2 * PART, 3 * PART, len(RECORDING)]
    assert (server.data / "blobs" / HASH[:2] / HASH[2:]).read_bytes() == RECORDING
    again = send(app)
    assert again == {"path": f"/blobs/{HASH}", "offsets": [len(RECORDING)], "receipt": DIGEST}
    assert fetch(app, f"/blobs/{HASH}") == (200, RECORDING)
    assert fetch(app, f"/blobs/{HASH}", range="bytes=10-19") == (206, RECORDING[10:20])
    status, listed = fetch(app, "/blobs")
    assert status == 200 and [blob["hash"] for blob in json.loads(listed)["blobs"]] == [HASH]
    door.shut()
    with pytest.raises(Error, match="Failed to fetch"):
        app.evaluate(FETCH, [f"/blobs/{HASH}", {}])


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_file_is_nobody_elses(app, door, server, stranger, host):
    """SY-020 a page of another site neither gets a person's file, however it asks for it, nor sends one; the server hears each in
    that site's name, through the worker's place too"""
    assert send(app)["receipt"] == DIGEST
    path, site = f"/blobs/{HASH}", "same-site" if host == "127.0.0.1" else "cross-site"
    address = door.address + path
    door.answers.clear()

    def heard():
        return {answer[2:] for answer in door.answers if answer[1] == path}

    for page in (f'<script>location = "{address}"</script>', f'<iframe src="{address}"></iframe>', f'<img src="{address}">',
                 f'<audio src="{address}" autoplay></audio>', f'<script>fetch("{address}", {{ mode: "no-cors" }})</script>'):
        door.answers.clear()
        stranger.page = "<!doctype html>" + page
        visit(app, f"http://{host}:{stranger.port}/", 0.1, done=heard)
        assert heard() == {(site, 404)}, page
    for way in ("blobs", f"blobs/uploads/{'a' * 32}"):
        door.answers.clear()
        stranger.page = (f'<!doctype html><form method="post" enctype="text/plain" action="{door.address}/{way}">'
                         '<input name="a" value="b"></form><script>document.forms[0].submit()</script>')
        visit(app, f"http://{host}:{stranger.port}/", 0.1, done=lambda: [one for one in door.answers if one[0] == "POST"])
        assert [one[2:] for one in door.answers if one[0] == "POST"] == [(site, 403)]
    assert [blob["hash"] for blob in app.call("/blobs")[1]["blobs"]] == [HASH]
