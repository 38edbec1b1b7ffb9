import type { Page } from '@playwright/test'
import { codeAt } from '../authenticator.ts'
import { expect, full, open, test } from './fixtures.ts'
import { newAgencyPassword as password, signUp } from './new-agency.ts'

const email = 'owner@second-factor.test'

/** A fingerprint reader of Chromium, which always recognises the person. */
async function addFingerprintReader(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/auth/sign-out')
  await open(page, '/sign-in?next=/settings/security')
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/sign-in\/code\?/)
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a member signs in with a code of an app, with a passkey, and once with each recovery code', { tag: full }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/ POST .*\/sign-in\/code/)
  await addFingerprintReader(page)
  await signUp(page, { name: 'Second Factor', slug: 'second-factor', email })
  let secret = ''
  let codes: string[] = []
  const heading = page.getByRole('heading', { name: 'Security', level: 1 })

  await test.step('sets up an app: the key, a first code, and ten recovery codes', async () => {
    await open(page, '/settings/security')
    await page.getByRole('link', { name: 'Set up' }).click()
    await page.getByRole('textbox', { name: 'Your password' }).fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    secret = (await page.getByRole('button', { name: /^Copy key/ }).getAttribute('aria-label'))?.split(' ').at(-1) ?? ''
    await page.getByLabel('Code of six digits').fill(codeAt(secret, new Date()))
    await page.getByRole('button', { name: 'Turn on' }).click()
    const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(listed).toHaveCount(10)
    codes = await listed.allInnerTexts()
    await page.getByRole('link', { name: 'I have stored them' }).click()
    await expect(page.getByText('Codes are asked for')).toBeVisible()
  })

  await test.step('signs in with password and code', async () => {
    await signOut(page)
    await enterPassword(page)
    await enterCode(page, '000000')
    await expect(page.getByText('This code is wrong or was used before.').first()).toBeVisible()
    // The next code of the app: the one of now has confirmed it.
    await enterCode(page, codeAt(secret, new Date(Date.now() + 30_000)))
    await expect(heading).toBeVisible()
  })

  await test.step('adds a passkey and signs in with it alone', async () => {
    await page.getByRole('link', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name').fill('Laptop')
    await page.getByRole('textbox', { name: 'Your password' }).fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Create the passkey' }).click()
    await expect(heading).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Laptop' })).toContainText('Never used')
    await signOut(page)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(heading).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Laptop' })).toContainText('Last used')
  })

  await test.step('signs in with a recovery code, and not a second time with the same', async () => {
    await signOut(page)
    await enterPassword(page)
    await enterCode(page, codes[0] ?? '')
    await expect(page.getByText('9 codes left')).toBeVisible()
    await signOut(page)
    await enterPassword(page)
    await enterCode(page, codes[0] ?? '')
    await expect(page.getByText('This code is wrong or was used before.').first()).toBeVisible()
  })
})
