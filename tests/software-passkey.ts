import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A passkey in software, as an authenticator and a browser make one (WebAuthn level 3, ES256, attestation "none"). */
export interface SoftwarePasskey {
  id: string
  privateKey: KeyObject
  publicKey: Buffer
  userHandle: string
  counter: number
}

interface Ceremony {
  /** Of the options. */
  challenge: string
  origin?: string
  rpId?: string
  /** Whether the authenticator has asked for a fingerprint or PIN. */
  isVerified?: boolean
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** CBOR (RFC 8949) of what an attestation consists of: short maps, texts, bytes and small integers. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length])
    return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flat().map((part) => cbor(part as string))])
}

/** The public key as COSE (RFC 9053): EC2, ES256, P-256. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

function authenticatorData({ rpId = 'localhost', isVerified = true }: Ceremony, counter: number, attested?: Buffer): Buffer {
  const flags = PRESENT | (isVerified ? VERIFIED : 0) | (attested ? ATTESTED : 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
}

const clientDataOf = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin = 'http://localhost' }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const credentialOf = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} })

/** `navigator.credentials.create`: a new passkey and what the browser sends. */
export function createSoftwarePasskey(userId: string, ceremony: Ceremony) {
  const { privateKey, publicKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(32)
  const publicKey = coseOf(key)
  const passkey: SoftwarePasskey = {
    id: rawId.toString('base64url'),
    privateKey,
    publicKey,
    userHandle: Buffer.from(userId).toString('base64url'),
    counter: 1,
  }
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, publicKey])
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authenticatorData(ceremony, passkey.counter, attested)],
  ])
  return {
    passkey,
    credential: {
      ...credentialOf(passkey.id),
      response: {
        clientDataJSON: clientDataOf('webauthn.create', ceremony).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    },
  }
}

/** `navigator.credentials.get`: what the browser sends; the authenticator counts each signature. */
export function signWith(passkey: SoftwarePasskey, ceremony: Ceremony) {
  passkey.counter += 1
  const data = authenticatorData(ceremony, passkey.counter)
  const clientData = clientDataOf('webauthn.get', ceremony)
  return {
    ...credentialOf(passkey.id),
    response: {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), passkey.privateKey).toString('base64url'),
      userHandle: passkey.userHandle,
    },
  }
}
