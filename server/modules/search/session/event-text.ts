/** One event in the format of https://html.spec.whatwg.org/multipage/server-sent-events.html; JSON has no line breaks. */
export const eventText = (event: 'message' | 'error', data: unknown): string => eventOf(JSON.stringify(data), event)

/** One event from JSON that is already serialised. */
export const eventOf = (json: string, event: 'message' | 'error' = 'message'): string => `event: ${event}\ndata: ${json}\n\n`
