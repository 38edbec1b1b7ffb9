import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Done } from '../shapes.ts'
import { SignedCredential } from './second-factor.ts'

const tags = ['Accounts']
const path = '/account/confirmation'

/** For accounts without a password: what they send in its place. */
export const confirmation = {
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
