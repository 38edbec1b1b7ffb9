/** One event as https://html.spec.whatwg.org/multipage/server-sent-events.html wants it; JSON has no line breaks. */
export const eventText = (event: 'message' | 'error', data: unknown): string => eventOf(JSON.stringify(data), event)

/** The same of JSON that is written already. */
export const eventOf = (json: string, event: 'message' | 'error' = 'message'): string => `event: ${event}\ndata: ${json}\n\n`
