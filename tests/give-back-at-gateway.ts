import { expect } from 'vitest'

const asMerchant = { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' }

/** Calls the gateway's sandbox as the merchant; returns `data`. */
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

/** Refunds a whole charge at the gateway, which is then `reversed`. Repeating it changes nothing. */
export async function giveBackAtGateway(sandboxUrl: string, reference: string): Promise<void> {
  await askSandboxGateway(sandboxUrl, 'POST', '/refund', { transaction: reference })
  const status = async () => (await askSandboxGateway(sandboxUrl, 'GET', `/transaction/verify/${reference}`)).status
  await expect.poll(status, { timeout: 15_000, interval: 100 }).toBe('reversed')
}
