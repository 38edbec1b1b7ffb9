/** Why a response is unusable. */
export class UnusableBody extends Error {}

/** The whole body as text. Counts decompressed bytes, so that a small gzip cannot exhaust the memory. Throws UnusableBody over `maxBytes`. */
export async function readBody(response: Response, maxBytes: number): Promise<{ text: string; bytes: number }> {
  const announced = Number(response.headers.get('content-length') ?? 0)
  const packed = response.headers.has('content-encoding')
  if (!packed && announced > maxBytes) {
    await response.body?.cancel()
    throw new UnusableBody(`its answer has more than ${maxBytes} bytes`)
  }
  if (!response.body) return { text: '', bytes: 0 }
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // Leaving the loop early cancels the stream and closes the connection.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new UnusableBody(`its answer has more than ${maxBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return { text: text + decoder.decode(), bytes }
}

/** Parses a response with a JSON content type. An empty body is null only if the status permits it (204, 205). */
export function parseJson(response: Response, text: string): unknown {
  if (text === '' && (response.status === 204 || response.status === 205)) return null
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw new UnusableBody(`its answer is ${/^[\w./+-]+/.exec(type)?.[0] ?? 'of no type'}, not JSON`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new UnusableBody('its answer is not readable JSON')
  }
}
