/** The payer's bank sends minor units to an account, as the gateway's sandbox lets tests do. Returns what became of it. */
export async function sendTransfer(sandboxUrl: string, accountNumber: string, amount: number): Promise<string> {
  const response = await fetch(`${sandboxUrl}/control/transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountNumber, amount }),
  })
  return Object(await response.json()).outcome
}
