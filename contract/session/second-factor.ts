import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant } from '../shapes.ts'
import { OwnPassword as password, refusedPerson } from './own-password.ts'

const tags = ['Accounts']

/** Six digits of an authenticator app, or a recovery code. */
export const FactorCode = Words.trim().min(6, 'Enter the code.').max(40, 'A code has at most 40 characters.')

const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** Whether the device copies it to the person's other devices. */
  isSynced: z.boolean(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
})

/** The second factors of the signed-in member. */
export const SecondFactor = z.object({
  /** When the authenticator app was set up; null without one. */
  appSince: Instant.nullable(),
  passkeys: z.array(Passkey),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.int(),
  /** Whether the agency requires a second factor. */
  isRequired: z.boolean(),
  /** Whether this account signs in with a password; without one it is not asked for. */
  hasPassword: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** The first factor of an account comes with recovery codes, which are returned this once; null where it has codes already. */
const Activated = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const secondFactor = {
  get: endpoint('account', "Read one's own second factors")
    .route({ method: 'GET', path: '/account/second-factor', tags })
    .output(SecondFactor),
  startApp: endpoint('account', 'Begin to set up an authenticator app', [...refusedPerson, 'account.app-exists'])
    .route({
      method: 'POST',
      path: '/account/second-factor/app',
      tags,
      description:
        'Returns a secret for the app (RFC 6238: six digits, 30 seconds, SHA-1). It counts once a code has confirmed it.',
    })
    .input(z.object({ password }))
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirmApp: endpoint('account', 'Confirm an authenticator app by its code', [
    'auth.code-wrong',
    'account.app-exists',
    'account.no-second-factor',
  ])
    .route({
      method: 'POST',
      path: '/account/second-factor/app/confirm',
      tags,
      description: 'From now on the sign-in asks for a code after the password. All other sessions of the account end.',
    })
    .input(z.object({ code: FactorCode }))
    .output(Activated),
  removeApp: endpoint('account', 'Turn off the authenticator app', [
    ...refusedPerson,
    'account.no-second-factor',
    'account.second-factor-needed',
  ])
    .route({ method: 'POST', path: '/account/second-factor/app/remove', tags })
    .input(z.object({ password }))
    .output(Done),
  replaceRecoveryCodes: endpoint('account', 'Replace the recovery codes', [...refusedPerson, 'account.no-second-factor'])
    .route({
      method: 'POST',
      path: '/account/second-factor/recovery-codes',
      tags,
      description: 'The codes before are no longer valid.',
    })
    .input(z.object({ password }))
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
}

/** Base64url of a credential. */
const Encoded = Words.max(8_000)
/** JSON of WebAuthn (`PublicKeyCredentialCreationOptionsJSON`, `PublicKeyCredentialRequestOptionsJSON`), for the browser's own call. */
const WebAuthnOptions = z.record(z.string(), z.unknown())

const Credential = {
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
}

/** `RegistrationResponseJSON` of WebAuthn. */
export const NewCredential = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z.array(Words.max(30)).max(10).default([]),
  }),
})

/** `AuthenticationResponseJSON` of WebAuthn. */
export const SignedCredential = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Encoded.optional(),
  }),
})

export const passkeys = {
  options: endpoint('account', 'Begin to add a passkey', [...refusedPerson, 'passkey.too-many'])
    .route({
      method: 'POST',
      path: '/account/passkeys/options',
      tags,
      description: 'Returns the options of `navigator.credentials.create`.',
    })
    .input(z.object({ password }))
    .output(WebAuthnOptions),
  add: endpoint('account', 'Add a passkey', ['auth.passkey-refused', 'passkey.too-many'])
    .route({ method: 'POST', path: '/account/passkeys', tags, successStatus: 201 })
    .input(
      z.object({
        name: Words.trim().min(1, 'Name the passkey.').max(60, 'At most 60 characters.'),
        credential: NewCredential,
      }),
    )
    .output(Activated.extend({ id: Id })),
  remove: endpoint('account', 'Remove a passkey', [...refusedPerson, 'account.second-factor-needed'])
    .route({ method: 'POST', path: '/account/passkeys/{id}/remove', tags })
    .input(z.object({ id: Id, password }))
    .output(Done),
  signInOptions: endpoint('public', 'Begin to sign in with a passkey')
    .route({
      method: 'POST',
      path: '/auth/passkeys/options',
      tags,
      description: 'Returns the options of `navigator.credentials.get`.',
    })
    .output(WebAuthnOptions),
  signIn: endpoint('public', 'Sign in a member with a passkey', ['auth.passkey-refused', 'auth.deactivated'])
    .route({ method: 'POST', path: '/auth/passkeys/sign-in', tags, description: 'A passkey counts as both factors.' })
    .input(z.object({ credential: SignedCredential }))
    .output(Done),
}
