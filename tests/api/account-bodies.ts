const signed = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
}

/** Bodies of the endpoints about second factors and passkeys, as `sampleBodies`. */
export const accountBodies: Record<string, object> = {
  'auth.enterCode': { code: '123456' },
  'secondFactor.startApp': { password: 'not-the-password' },
  'secondFactor.confirmApp': { code: '123456' },
  'secondFactor.removeApp': { password: 'not-the-password' },
  'secondFactor.replaceRecoveryCodes': { password: 'not-the-password' },
  'passkeys.options': { password: 'not-the-password' },
  'passkeys.add': {
    name: 'Laptop',
    credential: { id: 'none', rawId: 'none', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  },
  'confirmation.confirm': { password: 'not-the-password' },
  'confirmation.byPasskey': { credential: signed },
  'passkeys.remove': { password: 'not-the-password' },
  'passkeys.signIn': { credential: signed },
  'team.requireSecondFactor': { isRequired: false },
  'team.limitInvitations': { domains: [] },
  'team.resetSecondFactor': {},
}
