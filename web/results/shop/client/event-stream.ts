/** The messages of an event stream as they arrive, each a JSON text after `data: `. */
export async function* messagesOf<T>(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<T> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (rest + part.value).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: (.+)$/m.exec(event)?.[1]
      if (data && /^event: message$/m.test(event)) yield JSON.parse(data)
    }
  }
}
