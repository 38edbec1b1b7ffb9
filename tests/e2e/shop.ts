import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { demoPassword } from '#server/seed/demo-people.ts'
import type { Answer, Client } from '../app.ts'
import type { Instance } from './start-instance.ts'

/** A mail in the outbox. */
export interface Mail {
  subject: string
  html: string
  text: string
}

/** The address of an agency's storefront. */
export const shopAt = ({ port }: Pick<Instance, 'port'>, slug: string): string => `http://${slug}.customer.localhost:${port}`

/** Resolves after the brand's font is applied: a page of plain HTML loads it after its text, and it may be wider than the fallback. */
export async function untilFontApplied(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => status === 'loaded' && !family.includes('Stand-in')),
  )
  await page.evaluate(() => document.fonts.ready)
}

/** The newest code that was mailed to an address, read from the mail folder of the instance: no screen shows it. */
export async function codeFor({ mailsFolder }: Pick<Instance, 'mailsFolder'>, email: string): Promise<string> {
  const newest = async () => {
    // Ids of mails rise with time.
    const names = (await readdir(mailsFolder).catch(() => [])).toSorted().toReversed()
    const texts = await Promise.all(names.map((name) => readFile(join(mailsFolder, name), 'utf8')))
    const code = texts.find((text) => text.includes(`\nTo: ${email}\nSubject: Your code for `))
    return (
      /^(\d{3}) (\d{3})$/m
        .exec(code ?? '')
        ?.slice(1)
        .join('') ?? ''
    )
  }
  await expect.poll(newest, { message: 'a code is mailed', timeout: 20_000 }).not.toBe('')
  return newest()
}

/** Signs the agency's owner in at the portal, in a separate context. */
export const signInOwner = (page: Page, { url }: Pick<Instance, 'url'>) =>
  page.context().request.post(`${url}/api/auth/sign-in`, { data: { email: 'owner@skyways.test', password: demoPassword } })

/** The mails about an order with these subjects, once all are written, as the agency's owner reads them in the outbox. */
export async function mailsAbout(page: Page, { url }: Pick<Instance, 'url'>, orderId: string, subjects: readonly string[]) {
  const request = page.context().request
  await signInOwner(page, { url })
  const written = async () => {
    const { mails } = await (await request.get(`${url}/api/orders/${orderId}`)).json()
    return subjects.map((start) => mails.find(({ subject }: Mail) => subject.startsWith(start))?.id)
  }
  await expect.poll(written, { message: 'all of them are mailed', timeout: 20_000 }).not.toContain(undefined)
  const read = async (id: string): Promise<Mail> => (await request.get(`${url}/api/mails/${id}`)).json()
  return Promise.all((await written()).map(read))
}

/** The API as the visitor of this page. The browser sends the requests, because only browsers resolve names under localhost. */
export const visitorOf = (page: Page): Client => ({
  call: (method, path, body) =>
    page.evaluate(
      async (asked): Promise<Answer> => {
        const init = { body: JSON.stringify(asked.body), headers: { 'content-type': 'application/json' } }
        const answer = await fetch(`/api${asked.path}`, { method: asked.method, ...(asked.body === undefined ? {} : init) })
        const text = await answer.text()
        const isJson = answer.headers.get('content-type')?.includes('json') && text
        return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: {} }
      },
      { method, path, body },
    ),
})

/** Hovers the search form on a page of plain HTML and waits until its script runs. */
export async function untilFormRuns(form: Locator): Promise<void> {
  await form.hover()
  await expect(form).toHaveAttribute('data-runs', '')
}

/** One adult from Lagos to Abuja, typed into the home page's form; ends with the first results. */
export async function searchFromHome(page: Page, day: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Search flights' })
  await untilFormRuns(form)
  await form.getByText('One way', { exact: true }).click()
  for (const [field, code] of [
    ['From', 'LOS'],
    ['To', 'ABV'],
  ] as const) {
    await form.getByLabel(field, { exact: true }).fill(code)
    await page.keyboard.press('Tab')
  }
  await form.locator('[name=depart]').fill(day)
  await form.getByRole('button', { name: /search/i }).click()
  await expect(page).toHaveURL(/\/order\/new\/flight\/offers\?/, { timeout: 20_000 })
}

/** From the results to the form of the travellers, with the first fare of the first journey. */
export async function chooseFirstFare(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^View (fare|\d+ fares)$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Select' }).first().click()
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
}
