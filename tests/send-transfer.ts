/** The payer's bank sends minor units to an account, through the gateway's sandbox. Returns the outcome. */
export async function sendTransfer(sandboxUrl: string, accountNumber: string, amount: number): Promise<string> {
  const response = await fetch(`${sandboxUrl}/control/transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountNumber, amount }),
  })
  return Object(await response.json()).outcome
}
