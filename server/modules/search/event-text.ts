/** One event as https://html.spec.whatwg.org/multipage/server-sent-events.html wants it; JSON has no line breaks. */
export const eventText = (event: 'message' | 'error', data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
