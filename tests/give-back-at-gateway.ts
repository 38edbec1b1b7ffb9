import { expect } from 'vitest'

const asMerchant = { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' }

/** Asks the gateway's sandbox as the merchant that the product is; what it says under `data`. */
export async function askSandboxGateway(
  sandboxUrl: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${sandboxUrl}/paystack${path}`, {
    method,
    headers: asMerchant,
    ...(body && { body: JSON.stringify(body) }),
  })
  return Object(Object(await response.json()).data)
}

/** Somebody gives a whole charge back at the gateway, where it is then `reversed`. Once more it changes nothing. */
export async function giveBackAtGateway(sandboxUrl: string, reference: string): Promise<void> {
  await askSandboxGateway(sandboxUrl, 'POST', '/refund', { transaction: reference })
  const status = async () => (await askSandboxGateway(sandboxUrl, 'GET', `/transaction/verify/${reference}`)).status
  await expect.poll(status, { timeout: 15_000, interval: 100 }).toBe('reversed')
}
