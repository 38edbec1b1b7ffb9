import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../context.ts'
import { sessionContext } from '../../session.ts'

/** Whether there is a saved traveller to choose. Only agents have them. */
export async function hasSavedPeople(context: Readonly<RouterContextProvider>): Promise<boolean> {
  if (context.get(sessionContext).host.kind !== 'agent') return false
  return (await context.get(apiContext).travellers.list({ limit: 1 })).length > 0
}
