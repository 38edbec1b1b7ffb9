import { demoPassword } from '#server/seed/demo-people.ts'
import type { Client } from '../app.ts'

/** Confirms who a member is, after the clock of a test has passed what their sign-in was good for. */
export async function confirmAgain(member: Client): Promise<void> {
  const answer = await member.call('POST', '/account/confirmation', { password: demoPassword })
  if (answer.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(answer.body)}`)
}
