/** The gateway's published test cards, by their behaviour. */
export const cards = {
  approved: { number: '4084084084084081', cvv: '408', expiry: '09/31' },
  declined: { number: '4084080000005408', cvv: '001', expiry: '09/31' },
  threeDSecure: { number: '4000002500003155', cvv: '123', expiry: '09/31' },
} as const

/** Submits the hosted page's card form like a browser without JavaScript, and approves at the bank if asked. */
export async function payOnHostedPage(redirectUrl: string, card: (typeof cards)[keyof typeof cards]): Promise<void> {
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${redirectUrl}/${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  await post('card', card)
  if (card === cards.threeDSecure) await post('step', { step: 'three-d-secure', answer: 'approve' })
}
