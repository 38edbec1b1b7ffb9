import type { Page } from '@playwright/test'
import { codeAt } from '../../authenticator.ts'
import { apiOf } from '../checkout.ts'
import { newAgencyPassword } from '../new-agency.ts'
import type { Screen } from './screen.ts'

const owner = (path: string): Screen => ({ as: 'owner@skyways.test', address: async () => path })

const person = { email: 'owner@two-steps.test', password: newAgencyPassword }

/** A sign-in of a person with an authenticator app, whose password was entered on this page. */
async function waitForCode(page: Page): Promise<string> {
  const api = apiOf(page)
  const agency = { ...person, agencyName: 'Two Steps Travel', slug: 'two-steps', name: 'Ifeoma Nwosu' }
  const { status } = await api.call('POST', '/auth/sign-up', agency)
  if (status === 200) {
    const { secret } = (await api.call('POST', '/account/second-factor/app', { password: person.password })).body
    await api.call('POST', '/account/second-factor/app/confirm', { code: codeAt(secret, new Date()) })
    await api.call('POST', '/auth/sign-out')
  }
  await api.call('POST', '/auth/sign-in', person)
  return '/sign-in/code'
}

/** Screens of passwords, second factors and passkeys. */
export const securityScreens: Record<string, Screen> = {
  'forgot-password': { as: null, address: async () => '/forgot-password' },
  'reset-password': { as: null, address: async () => '/reset-password?token=something' },
  'sign-in/code': { as: null, address: waitForCode },
  'settings/security/app': owner('/settings/security/app'),
  'settings/security/recovery': owner('/settings/security/recovery'),
  'settings/security/passkeys/new': owner('/settings/security/passkeys/new'),
  'settings/security/passkeys/:id': {
    ...owner('/settings/security/passkeys/01a1fc1a-b1ef-7421-ad35-dd07a2478bc0'),
    isMissing: true,
  },
}
