import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts personal data at rest. */
export interface Cipher {
  seal(value: unknown): string
  open(sealed: string): unknown
}

/** AES-256-GCM; a sealed text is base64url of nonce (12 bytes), tag (16 bytes) and content. `key` is 64 hex digits. */
export function createCipher(key: string): Cipher {
  const secret = Buffer.from(key, 'hex')
  return {
    seal(value) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', secret, nonce)
      const content = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'))
    },
  }
}
