import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto'

/** Encrypts personal data at rest. */
export interface Cipher {
  seal(value: unknown): string
  /** Deterministic: equal values give equal texts, for addresses that HTTP caches store. An observer can see that two values are equal. */
  sealAlike(value: unknown): string
  open(sealed: string): unknown
}

/** AES-256-GCM; a sealed text is base64url of nonce (12 bytes), tag (16 bytes) and content. `key` is 64 hex digits. */
export function createCipher(key: string): Cipher {
  // The key object is made once: making it from bytes at each call costs as much as the encryption.
  const secret = createSecretKey(key, 'hex')
  const nonceKey = createHmac('sha256', secret).update('nonce of sealAlike').digest()
  const sealed = (text: string, nonce: Buffer) => {
    const cipher = createCipheriv('aes-256-gcm', secret, nonce)
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')
  }
  return {
    seal: (value) => sealed(JSON.stringify(value), randomBytes(12)),
    // The nonce is derived from the whole content, so no other content uses it.
    sealAlike(value) {
      const text = JSON.stringify(value)
      return sealed(text, createHmac('sha256', nonceKey).update(text).digest().subarray(0, 12))
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'))
    },
  }
}
