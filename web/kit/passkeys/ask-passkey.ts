import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** What the browser's dialog gave, as JSON for a form; or what to tell the person. */
export type AskedPasskey = { credential: string } | { problem: string }

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** Opens the browser's dialog that makes a passkey. */
export async function createPasskey(options: object): Promise<AskedPasskey> {
  try {
    const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
    return { credential: JSON.stringify(made) }
  } catch (error) {
    if (nameOf(error) === 'InvalidStateError') return { problem: 'This device has a passkey for your account already.' }
    return { problem: 'The dialog was closed, or it took too long. Try again.' }
  }
}

/** Opens the browser's dialog that signs in with a passkey. */
export async function signWithPasskey(options: object): Promise<AskedPasskey> {
  try {
    const signed = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
    return { credential: JSON.stringify(signed) }
  } catch {
    return { problem: 'No passkey was chosen. Try again, or use your password.' }
  }
}
