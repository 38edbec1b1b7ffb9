import type { Client } from '../app.ts'

/** Posts to the endpoint for resellers of a running product, with the key of a new reseller. */
export async function askingReseller(owner: Client, url: string) {
  const reseller = { name: 'Castle Street Desk', email: 'desk@castle.example', commission: 15 }
  const { body } = await owner.call('POST', '/tour-resellers', reseller)
  return async (path: string, data: object) => {
    const answer = await fetch(`${url}/octo${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${body.key}`, 'content-type': 'application/json', 'octo-capabilities': 'octo/pricing' },
      body: JSON.stringify(data),
    })
    return answer.json()
  }
}
