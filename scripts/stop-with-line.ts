/** Prints an expected failure as one line and ends the process. A bug keeps its stack: it is more than one line to whoever must find it. */
export function stopWithLine(error: unknown): never {
  console.error(error instanceof Error && !isBug(error) ? error.message : error)
  process.exit(1)
}

function isBug(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError
}
