/** Prints an expected failure as one line and ends the process. An unexpected error is printed with its stack. */
export function stopWithLine(error: unknown): never {
  console.error(error instanceof Error && !isBug(error) ? error.message : error)
  process.exit(1)
}

function isBug(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError
}
