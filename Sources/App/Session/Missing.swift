/// Thrown by a screen that can't go on before a host has loaded something.
struct Missing: Error {
    var needs: Needs
}
