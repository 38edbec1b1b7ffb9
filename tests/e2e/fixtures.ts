import { type Browser, test as base, expect, type Page, type Response } from '@playwright/test'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type Instance, startInstance } from './start-instance.ts'
import { collectTrouble, type Trouble } from './trouble.ts'

/** A page that stays open for many tests of one person: signed in once, with the app's scripts in its cache. */
export interface Desk {
  page: Page
  trouble: Trouble
}

interface OfTheWorker {
  /** Settings that differ from the defaults; a file that changes them gets an instance of its own. */
  settings: Record<string, string>
  instance: Instance
  /** The desk of the person with that address; null is a visitor. */
  deskOf(email: string | null): Promise<Desk>
}

interface OfTheTest {
  trouble: Trouble
  /** Opens an address in the test's page and waits until it answers to clicks. */
  open(path: string): Promise<Response | null>
  /** Signs in without the screen; the sign-in journey uses the screen. */
  signIn(page: Page, email: string): Promise<void>
  arm: Instance['arm']
}

/** For journeys that wait for a time to end. Files with the same settings share an instance, because starting one costs as much as ten journeys. */
export const shortTimes = { CHECKOUT_MS: '12000', SEARCH_TIMEOUT_MS: '8000' }

/** The tag of a journey that `npm run test:full` runs, and `npm test` only where its file is named (decision 038). */
export const full = '@full'

export const test = base.extend<OfTheTest, OfTheWorker>({
  settings: [{}, { option: true, scope: 'worker' }],
  instance: [
    async ({ settings }, use) => {
      const instance = await startInstance(settings)
      await use(instance)
      await instance.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  deskOf: [
    async ({ browser, instance }, use) => {
      const desks = new Map<string | null, Promise<Desk>>()
      await use((email) => {
        const desk = desks.get(email) ?? openDesk(browser, email, instance.url)
        desks.set(email, desk)
        return desk
      })
      for (const desk of desks.values()) await (await desk).page.context().close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ instance }, use) => use(instance.url),
  trouble: [
    async ({ context, instance }, use, info) => {
      const trouble = collectTrouble()
      trouble.watch(context)
      await use(trouble)
      if (info.status !== info.expectedStatus) await info.attach('server', { body: instance.output(), contentType: 'text/plain' })
      expect.soft(trouble.unexpected(), 'nothing failed unseen in the browser').toEqual([])
    },
    { auto: true },
  ],
  open: ({ page }, use) => use((path) => open(page, path)),
  signIn: ({ instance }, use) => use((page, email) => signIn(page, email, instance.url)),
  arm: async ({ instance }, use) => {
    await use(instance.arm)
    await instance.disarm()
  },
})

export { expect }

/** Opens an address and waits until the page answers to clicks. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await untilLive(page)
  return response
}

/**
 * Waits until a page is interactive. React marks the elements that it has hydrated, the body last except for streamed parts. On a page of plain HTML
 * whose scripts run (it says so before the first paint) the deferred scripts have run.
 */
export async function untilLive(page: Page, part = 'body'): Promise<void> {
  await page.waitForFunction((selector) => {
    if (document.querySelector('script[type=module]'))
      return Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber'))
    const isRunning = document.documentElement.dataset.script !== undefined
    return !isRunning || !document.querySelector('script[data-src], script[src]:not([data-ran])')
  }, part)
}

/** Signs in without the screen, at the instance of that address. */
export async function signIn(page: Page, email: string, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/sign-in`, { data: { email, password: demoPassword } })
  expect(answer.status(), `${email} is signed in`).toBe(200)
}

async function openDesk(browser: Browser, email: string | null, baseURL: string): Promise<Desk> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'Africa/Lagos', reducedMotion: 'reduce' })
  const trouble = collectTrouble()
  trouble.watch(context)
  const page = await context.newPage()
  if (email) await signIn(page, email, baseURL)
  return { page, trouble }
}
