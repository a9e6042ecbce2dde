// What the Embedded Swift runtime expects from C and wasi-libc does not name the same way.

#include <stdlib.h>

// Swift's `Double(String)` calls this and expects the place where reading stopped. WebAssembly's C library
// knows no other locale than "C".
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  char *end;
  *result = strtod(text, &end);
  return end;
}

// Stack protectors report here. A trap ends the instance and the worker starts a new one.
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
