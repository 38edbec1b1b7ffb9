import { Words } from '#domain/words.ts'

/** What confirms that a member is the one who signed in. */
export const OwnPassword = Words.min(1, 'Enter your password.').max(128).meta({
  description:
    'The password of your account. An account without one sends a code of its authenticator app, a code of `POST /account/confirmation/code`, or the proof of `POST /account/confirmation/passkey`.',
})

/** Error codes of every endpoint that asks for it. */
export const refusedPerson = ['auth.wrong-password', 'auth.code-wrong'] as const
