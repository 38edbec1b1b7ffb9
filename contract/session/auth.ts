import { z } from 'zod'
import { emailAddress } from '#domain/contact/email-address.ts'
import { defaultRegional } from '#domain/defaults.ts'
import { Words } from '#domain/words.ts'
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

const Session = z.object({
  id: z.string(),
  current: z.boolean(),
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
  createdAt: Instant,
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
  sessions: endpoint('member', 'List the sessions of the signed-in member')
    .route({ method: 'GET', path: '/auth/sessions', tags: ['Accounts'] })
    .output(z.array(Session)),
  revokeSession: endpoint('member', 'End a session')
    .route({ method: 'DELETE', path: '/auth/sessions/{id}', tags: ['Accounts'] })
    .input(z.object({ id: Words.max(64) }))
    .output(Done),
}
