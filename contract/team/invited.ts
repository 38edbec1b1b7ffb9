import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { SignUp } from '../session/auth.ts'
import { Done, Instant } from '../shapes.ts'

const tags = ['Accounts']
const Token = z.object({ token: Words.max(200) })
const closed = ['invitation.unknown', 'invitation.expired', 'invitation.used', 'invitation.revoked'] as const

/** What the holder of an invitation's link does. */
export const invited = {
  read: endpoint('public', 'Read an invitation by the token of its link', closed)
    .route({ method: 'POST', path: '/invited', tags })
    .input(Token)
    .output(
      z.object({
        agency: z.string(),
        email: z.string(),
        roleName: z.string(),
        invitedBy: z.string(),
        expiresAt: Instant,
        /** Whether the address has an account: it joins by signing in. */
        hasAccount: z.boolean(),
      }),
    ),
  signUp: endpoint('public', 'Create an account and join the agency', [...closed, 'auth.email-taken'])
    .route({ method: 'POST', path: '/invited/sign-up', tags })
    .input(Token.extend({ name: SignUp.shape.name, password: SignUp.shape.password }))
    .output(Done),
  join: endpoint('public', 'Join the agency with the signed-in account', [...closed, 'auth.required', 'invitation.other-person'])
    .route({ method: 'POST', path: '/invited/join', tags })
    .input(Token)
    .output(Done),
}
