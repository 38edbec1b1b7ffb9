import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Done } from '../shapes.ts'
import { OwnPassword, refusedPerson } from './own-password.ts'
import { SignedCredential } from './second-factor.ts'

const tags = ['Accounts']
const path = '/account/confirmation'

/** The confirmation of a session, and what accounts without a password send in its place. */
export const confirmation = {
  confirm: endpoint('account', 'Confirm that it is you', refusedPerson)
    .route({
      method: 'POST',
      path,
      tags,
      description:
        'Needed before a call that moves money or makes a key, if neither this nor the sign-in was in the last 15 minutes. It counts for this session alone.',
    })
    .input(z.object({ password: OwnPassword }))
    .output(Done),
  mailCode: endpoint('account', "Mail oneself a code in place of one's password")
    .route({
      method: 'POST',
      path: `${path}/code`,
      tags,
      description: 'To the address of the account. It is valid for ten minutes, once, and replaces the one before.',
    })
    .output(Done),
  passkeyOptions: endpoint('account', "Begin to use a passkey in place of one's password", ['auth.passkey-refused'])
    .route({
      method: 'POST',
      path: `${path}/passkey/options`,
      tags,
      description: 'Returns the options of `navigator.credentials.get`.',
    })
    .output(z.record(z.string(), z.unknown())),
  byPasskey: endpoint('account', "Use a passkey in place of one's password", ['auth.passkey-refused'])
    .route({
      method: 'POST',
      path: `${path}/passkey`,
      tags,
      description: 'Returns a proof to send as `password`, valid for five minutes, once.',
    })
    .input(z.object({ credential: SignedCredential }))
    .output(z.object({ proof: z.string() })),
}
