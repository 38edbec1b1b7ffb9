import { z } from 'zod'
import { emailAddress } from '#domain/contact/email-address.ts'
import { defaultRegional } from '#domain/defaults.ts'
import { Words } from '#domain/words.ts'
import { FactorCode } from './second-factor.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Instant } from '../shapes.ts'

const Email = emailAddress('Enter an e-mail address such as name@example.com.').toLowerCase()
export const NewPassword = Words.min(10, 'Use at least 10 characters.').max(128, 'Use at most 128 characters.')

export const SignUp = z.object({
  agencyName: Words.trim().min(2, "Enter the agency's name.").max(80, 'At most 80 characters.'),
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z][a-z0-9-]{1,30}[a-z0-9]$/, 'Use 3 to 32 letters, digits and hyphens, starting with a letter.'),
  /** ISO 3166-1 alpha-2: it sets the agency's currency and time zone. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a country from the list.')
    .default(defaultRegional.country),
  name: Words.trim().min(2, 'Enter your name.').max(80, 'At most 80 characters.'),
  email: Email,
  password: NewPassword,
})

export const SignIn = z.object({ email: Email, password: Words.min(1, 'Enter the password.').max(128) })

/** What a sign-in can be completed with. */
export const stepMethods = ['app', 'passkey', 'recovery'] as const
const StepMethods = z.array(z.enum(stepMethods))

/** `done` is false where a second factor is asked for: complete the sign-in with `POST /auth/second-step`, with the cookie of this response. */
const SignInOutcome = z.object({ done: z.boolean(), secondStep: StepMethods })

const Session = z.object({
  id: z.string(),
  current: z.boolean(),
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
  createdAt: Instant,
  /** To within a quarter of an hour. */
  lastUsedAt: Instant,
  expiresAt: Instant,
})

export const auth = {
  signUp: endpoint('public', 'Create an agency and the account of its owner', ['auth.email-taken', 'auth.slug-taken'])
    .route({ method: 'POST', path: '/auth/sign-up', tags: ['Accounts'] })
    .input(SignUp)
    .output(Done),
  signIn: endpoint('public', 'Sign in a member with e-mail address and password', ['auth.wrong-credentials', 'auth.deactivated'])
    .route({ method: 'POST', path: '/auth/sign-in', tags: ['Accounts'] })
    .input(SignIn)
    .output(SignInOutcome),
  secondStep: endpoint('public', 'Read what a begun sign-in can be completed with', ['auth.second-step-expired'])
    .route({ method: 'GET', path: '/auth/second-step', tags: ['Accounts'] })
    .output(z.object({ methods: StepMethods })),
  enterCode: endpoint('public', 'Complete a sign-in with a code of the app or a recovery code', [
    'auth.second-step-expired',
    'auth.code-wrong',
    'auth.deactivated',
  ])
    .route({ method: 'POST', path: '/auth/second-step', tags: ['Accounts'] })
    .input(z.object({ code: FactorCode }))
    .output(Done),
  signOut: endpoint('public', 'Sign out')
    .route({ method: 'POST', path: '/auth/sign-out', tags: ['Accounts'] })
    .output(Done),
  forgotPassword: endpoint('public', 'Send a link that resets the password')
    .route({
      method: 'POST',
      path: '/auth/forgot-password',
      tags: ['Accounts'],
      description: 'Always answers the same, whether the address is known or not.',
    })
    .input(z.object({ email: Email }))
    .output(Done),
  resetPassword: endpoint('public', 'Set a new password with the token of a reset link', ['auth.token-invalid'])
    .route({ method: 'POST', path: '/auth/reset-password', tags: ['Accounts'] })
    .input(z.object({ token: Words.min(1).max(200), password: NewPassword }))
    .output(Done),
  sessions: endpoint('account', 'List the sessions of the signed-in member')
    .route({ method: 'GET', path: '/auth/sessions', tags: ['Accounts'] })
    .output(z.array(Session)),
  revokeSession: endpoint('account', 'End a session')
    .route({ method: 'DELETE', path: '/auth/sessions/{id}', tags: ['Accounts'] })
    .input(z.object({ id: Words.max(64) }))
    .output(Done),
  revokeOthers: endpoint('account', 'End all sessions but this one')
    .route({ method: 'DELETE', path: '/auth/sessions', tags: ['Accounts'] })
    .output(z.object({ ended: z.int() })),
}
