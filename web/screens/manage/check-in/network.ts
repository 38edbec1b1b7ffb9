import { useSyncExternalStore } from 'react'
import { ApiFailure, asFailure } from '../../../api-failure.ts'

/** Whether the last call was answered: a phone at a gate often has a network that leads nowhere, and its browser calls that online. */
let isAnswered = true
const listeners = new Set<() => void>()

/** Whether the server can be reached, as far as the device knows. */
export const isConnected = (): boolean => navigator.onLine && isAnswered

/** What the last call to the server showed. */
export function noteAnswer(answered: boolean): void {
  if (answered === isAnswered) return
  isAnswered = answered
  for (const listener of listeners) listener()
}

/** Makes a call, and notes whether the server answered, whatever its answer was. */
export async function noting<T>(call: () => Promise<T>): Promise<T> {
  try {
    const answer = await call()
    noteAnswer(true)
    return answer
  } catch (error) {
    noteAnswer(asFailure(error) instanceof ApiFailure)
    throw error
  }
}

const follow = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** The same for a component; true while the server renders. */
export const useIsConnected = (): boolean => useSyncExternalStore(follow, isConnected, () => true)
