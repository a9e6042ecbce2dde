"""Mozilla's push service as far as one Firefox needs it: browsers listen on a WebSocket, and servers post to what it gave them.

The messages between browser and service are those of autopush (https://mozilla-push-service.readthedocs.io, "WebSocket protocol").
"""
import json
import secrets
import socket
import threading
import time

from push_service import PushService, text64
from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, CloseConnection, Ping, Request, TextMessage


class Autopush:
    """The service; what is posted to an address that it gave out goes to the browser that has it."""

    def __init__(self):
        self.posts = PushService()
        self.heard = []
        self.acknowledged = []
        self.sockets = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"ws://127.0.0.1:{self.listener.getsockname()[1]}/"
        self.isOpen = True
        threading.Thread(target=self._accept, daemon=True).start()
        threading.Thread(target=self._carry, daemon=True).start()

    def _accept(self):
        while self.isOpen:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection):
        protocol = WSConnection(ConnectionType.SERVER)
        lock = threading.Lock()

        def send(event):
            with lock:
                connection.sendall(protocol.send(event))

        text = ""
        try:
            while data := connection.recv(65_536):
                protocol.receive_data(data)
                for event in protocol.events():
                    if isinstance(event, Request):
                        send(AcceptConnection(subprotocol=next(iter(event.subprotocols), None)))
                    elif isinstance(event, Ping):
                        send(event.response())
                    elif isinstance(event, CloseConnection):
                        send(event.response())
                        return
                    elif isinstance(event, TextMessage):
                        text += event.data
                        if event.message_finished:
                            self._hear(json.loads(text) if text.strip() not in ("", "{}") else {}, send)
                            text = ""
        except OSError:
            return

    def _hear(self, message, send):
        self.heard.append(message)
        kind = message.get("messageType")
        tell = lambda **fields: send(TextMessage(json.dumps(fields)))  # noqa: E731
        if kind == "hello":
            self.sockets = [tell]
            tell(messageType="hello", uaid=message.get("uaid") or secrets.token_hex(16), status=200, use_webpush=True, broadcasts={})
        elif kind == "register":
            channel = message["channelID"]
            tell(messageType="register", channelID=channel, status=200, pushEndpoint=f"{self.posts.origin}/push/{channel}")
        elif kind == "unregister":
            tell(messageType="unregister", channelID=message["channelID"], status=200)
        elif kind == "ack":
            self.acknowledged += message["updates"]
        elif kind is None:
            send(TextMessage("{}"))

    def _carry(self):
        """Brings what was posted to the browser."""
        done = 0
        while self.isOpen:
            if done < len(self.posts.messages) and self.sockets:
                message = self.posts.messages[done]
                done += 1
                self.sockets[0](
                    messageType="notification", channelID=message["path"].split("/")[-1], version=secrets.token_hex(8),
                    data=text64(message["body"]), headers={"encoding": "aes128gcm"})
            time.sleep(0.02)

    def close(self):
        self.isOpen = False
        self.listener.close()
        self.posts.close()
