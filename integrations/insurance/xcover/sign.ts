import { createHmac } from 'node:crypto'

/** HTTP signatures (draft-cavage-http-signatures) over the request target and the date, with HMAC-SHA512. */
export const signer =
  ({ key, secret, now = () => new Date() }: { key: string; secret: string; now?: () => Date }) =>
  ({ method, target }: { method: string; target: string }): Record<string, string> => {
    const date = now().toUTCString()
    const text = `(request-target): ${method.toLowerCase()} ${target}\ndate: ${date}`
    const signature = encodeURIComponent(createHmac('sha512', secret).update(text).digest('base64'))
    return {
      date,
      authorization: `Signature keyId="${key}",algorithm="hmac-sha512",headers="(request-target) date",signature="${signature}"`,
    }
  }
