import type { BrowserContext } from '@playwright/test'

/** Browser errors that no user sees. A journey declares the ones that it provokes; any other fails it. */
export interface Trouble {
  /** Listens to every page of this browser context. */
  watch(context: BrowserContext): void
  /** Trouble that matches is expected from now on. */
  allow(pattern: RegExp): void
  /** The errors that were not declared. */
  unexpected(): string[]
}

/** Of Playwright's clock, which one journey installed and the next one, in the same context, has in part until it is removed. */
const OF_PLAYWRIGHT = /reading 'controller'\)\n\s+at <anonymous>/

export function collectTrouble(): Trouble {
  const seen: string[] = []
  const allowed: RegExp[] = [OF_PLAYWRIGHT]
  return {
    watch(context) {
      context.on('console', (message) => {
        // The failed response itself is recorded below, with its address.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          seen.push(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => seen.push(`error: ${error.error().stack ?? error.error().message}`))
      context.on('response', (response) => {
        if (response.status() >= 400) seen.push(`${response.status()} ${response.request().method()} ${response.url()}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // Leaving a page aborts its requests.
        if (reason !== 'net::ERR_ABORTED') seen.push(`${reason} ${request.method()} ${request.url()}`)
      })
    },
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () => seen.filter((entry) => !allowed.some((pattern) => pattern.test(entry))),
  }
}
