import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../context.ts'

/** What an account has to confirm that it is its owner who acts. */
export interface PersonFactors {
  hasPassword: boolean
  hasApp: boolean
  hasPasskey: boolean
}

/** For the loader of a page with `ConfirmField`. */
export async function readPerson(context: Readonly<RouterContextProvider>): Promise<PersonFactors> {
  return factorsOf(await context.get(apiContext).secondFactor.get())
}

type Stored = { hasPassword: boolean; appSince: unknown; passkeys: readonly unknown[] }

export const factorsOf = ({ hasPassword, appSince, passkeys }: Stored): PersonFactors => ({
  hasPassword,
  hasApp: appSince !== null,
  hasPasskey: passkeys.length > 0,
})

/** Errors of actions with a `ConfirmField` belong to it. */
export const refusedFields = { 'auth.wrong-password': 'password', 'auth.code-wrong': 'password' }
