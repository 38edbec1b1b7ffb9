/** Errors of second factors and passkeys. */
export const securityErrors = {
  'auth.second-factor-required': {
    status: 403,
    title: 'Second factor required',
    body: 'Your agency requires a second factor. Set one up under Security to go on.',
  },
  'auth.second-step-expired': {
    status: 403,
    title: 'Sign in again',
    body: 'The sign-in was not completed within ten minutes. Enter your e-mail address and password again.',
  },
  'auth.code-wrong': {
    status: 403,
    title: 'Code not valid',
    body: 'This code is wrong or was used before. Enter the newest one.',
  },
  'auth.confirm-first': {
    status: 403,
    title: 'Confirm that it is you',
    body: 'This moves money or creates a key. Confirm that it is you, then try again.',
  },
  'auth.passkey-refused': {
    status: 403,
    title: 'Passkey not accepted',
    body: 'This passkey could not be verified. Try again, or use your password.',
  },
  'account.app-exists': {
    status: 409,
    title: 'App already set up',
    body: 'Your account has an authenticator app. Turn it off before you set up another one.',
  },
  'account.no-second-factor': {
    status: 409,
    title: 'Nothing to change',
    body: 'Your account has no second factor, or setting it up was not begun. Begin again.',
  },
  'account.second-factor-needed': {
    status: 409,
    title: 'Your agency requires it',
    body: 'This is your only second factor, and your agency requires one. Add another one first.',
  },
  'passkey.too-many': { status: 409, title: 'Too many passkeys', body: 'An account has at most 20 passkeys. Remove one first.' },
  'team.second-factor-first': {
    status: 409,
    title: 'Set up your own first',
    body: 'Set up a second factor for your own account under Security, then require it from everybody.',
  },
  'team.second-factor-elsewhere': {
    status: 409,
    title: 'Not possible from here',
    body: 'Only the owner of this account can change its second factor: under Security, with a recovery code if needed.',
  },
} as const
