import Testing

@testable import App

struct NetworkAddressTests {
    @Test(
        "the link, groups and what is no machine's address are never asked, in whichever version they are written",
        arguments: [
            "169.254.169.254", "169.254.0.1", "0.0.0.0", "0.1.2.3", "224.0.0.1", "239.255.255.250", "240.0.0.1",
            "255.255.255.255", "fe80::1", "febf::1", "[fe80::1]", "ff02::1", "::", "::ffff:169.254.169.254",
            "::ffff:a9fe:a9fe", "64:ff9b::a9fe:a9fe", "2002:a9fe:a9fe::1", "::ffff:0.0.0.0",
            "64:ff9b:1::169.254.169.254", "2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        ])
    func never(text: String) throws {
        #expect(try #require(NetworkAddress(text)).reach == .never)
    }

    @Test(
        "this machine and its network are near",
        arguments: [
            "127.0.0.1", "127.255.255.254", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.0.1", "100.64.0.1",
            "100.127.255.255", "100.100.100.200", "::1", "[::1]", "fc00::1", "fd00:ec2::254", "FD12::1",
            "::ffff:127.0.0.1", "::FFFF:7F00:1", "::127.0.0.1", "64:ff9b::10.0.0.1", "2002:c0a8:1::", "fec0::1",
            "64:ff9b:1::8.8.8.8", "64:ff9b:1:7f00:0:100:808:808",
        ])
    func near(text: String) throws {
        #expect(try #require(NetworkAddress(text)).reach == .near)
    }

    @Test(
        "the rest is the public network",
        arguments: [
            "8.8.8.8", "172.15.0.1", "172.32.0.1", "100.63.0.1", "100.128.0.1", "192.167.1.1", "169.253.1.1",
            "223.255.255.255", "2001:db8::1", "2606:4700::1111", "::ffff:8.8.8.8", "2002:808:808::1",
        ])
    func far(text: String) throws {
        #expect(try #require(NetworkAddress(text)).reach == .far)
    }

    @Test(
        "a name is no address, and neither is what isn't written whole",
        arguments: [
            "", "example.org", "127.1", "2130706433", "0x7f.0.0.1", "1.2.3.4.5", "1.2.3.256", "1.2.3.", ":", ":::",
            "1::2::3",
            "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "12345::", "g::", "::1.2.3", "+1::",
        ])
    func none(text: String) {
        #expect(NetworkAddress(text) == nil)
    }

    @Test(
        "what a file of the operator's names may be asked though it is near, and an address that stands in one as it is"
    )
    func named() throws {
        var json = try #require(try Fixtures.bundle().object)
        var config = try #require(json["config"]?.object)
        config["NetworkConfig"] = ["near": ["Box.local", "[FD00::1]"]]
        json["config"] = .object(config)
        let bundle = try AppBundle(.object(json))
        #expect(bundle.near == ["box.local", "fd00::1"])
        #expect(
            NearHosts.json(bundle, of: ["http://[::1]:80/a", "https://x.example/b", "http://10.0.0.7:9/c"])
                == ["box.local", "fd00::1", "::1", "10.0.0.7"])
    }
}
