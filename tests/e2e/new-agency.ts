import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { open } from './fixtures.ts'

export interface NewAgency {
  name: string
  slug: string
  email: string
}

export const newAgencyPassword = 'dust before the rain'

/** A new agency signs up on its screen; its owner is signed in on this page. */
export async function signUp(page: Page, { name, slug, email }: NewAgency): Promise<void> {
  await open(page, '/sign-up')
  await page.getByLabel('Agency name').fill(name)
  await expect(page.getByLabel('Web address')).toHaveValue(slug)
  await page.getByLabel('Your name').fill('Ifeoma Nwosu')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newAgencyPassword)
  await page.getByRole('button', { name: 'Open the agency' }).click()
  await expect(page).toHaveURL(/\/agency-welcome$/)
}

const harmattan = { agencyName: 'Harmattan Air', slug: 'harmattan-air', email: 'owner@harmattan-air.test' }
/** The starter site of the agency of an instance. */
const beginnings = new Map<string, unknown>()

/**
 * Harmattan Air with the site of a new agency, published; its owner is signed in on this page. Journeys that change a site much share it, one
 * after the other: each begins with this site. Returns the name in its address.
 */
export async function openAgency(page: Page, url: string): Promise<string> {
  const { request } = page
  const { email, slug } = harmattan
  const isNew = !beginnings.has(url)
  const entered = isNew
    ? await request.post(`${url}/api/auth/sign-up`, { data: { ...harmattan, name: 'Ifeoma Nwosu', password: newAgencyPassword } })
    : await request.post(`${url}/api/auth/sign-in`, { data: { email, password: newAgencyPassword } })
  expect(entered.status(), 'the owner is signed in').toBe(200)
  const { site, revision } = await (await request.get(`${url}/api/site`)).json()
  if (isNew) beginnings.set(url, site)
  const data = { revision, site: beginnings.get(url) }
  const saved = await (await request.put(`${url}/api/site/draft`, { data })).json()
  const published = await request.post(`${url}/api/site/publish`, { data: { revision: saved.revision } })
  expect(published.status(), 'its first site is published').toBe(200)
  return slug
}

/** A green and gold logo on white, as many agencies have. */
export const logo = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="240"><rect width="840" height="240" fill="#fff"/><circle cx="120" cy="120" r="80" fill="#0a6e3c"/><path d="M260 80h420v80H260z" fill="#0a6e3c"/><path d="M80 132 176 84 140 168z" fill="#f5be1e"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

/** Uploads the logo on the open screen without cropping it, and waits for the colours derived from it. */
export async function uploadLogo(page: Page): Promise<void> {
  await page
    .getByLabel('Drop your logo here, paste it, or choose a file')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() })
  const cut = page.getByRole('dialog', { name: 'Cut your logo' })
  await cut.getByRole('switch', { name: 'Take the background away' }).check()
  await cut.getByRole('button', { name: 'Use this' }).click()
  await expect(page.getByRole('group', { name: 'Colours from your logo' }).getByRole('button').first()).toBeVisible()
}
