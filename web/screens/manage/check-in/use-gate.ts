import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { withArrived } from '#domain/authored-tours/gate/stored-list.ts'
import { dayAt } from '#domain/dates.ts'
import { loadApi } from '../../../api.ts'
import { usePolling } from '../../../kit/use-rereading.ts'
import { useSession } from '../../../session.ts'
import { openCodeReader } from './code-reader.ts'
import { type Gate, rereadLists, sendWaiting } from './gate.ts'
import type { GateOf } from './gate-calls.ts'
import { openStored, storedLists, waitingOf, waitingStore } from './gate-store.ts'
import { keepPage } from './keep-page.ts'
import { loadScanner } from './load-scanner.ts'
import { noteAnswer, useIsConnected } from './network.ts'

const never = () => () => undefined
const nothing = () => null
const halfAMinute = () => 30_000
const fiveSeconds = () => 5_000

/** The gate of the signed-in member: its lists, what waits, and sending it whenever there is a network. `zone` is the agency's. */
export function useGate({ gateOf, day: openedOn, zone }: { gateOf: GateOf; day: string; zone: string }) {
  const session = useSession()
  const userId = session?.user?.id ?? ''
  const agencyId = session?.agency?.id ?? ''
  // Without the network the page may be of another day.
  const [day, setDay] = useState(openedOn)
  const [isSignedOut, setIsSignedOut] = useState(false)
  const isStarted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useSyncExternalStore(storedLists.subscribe, storedLists.read, nothing)
  useSyncExternalStore(waitingStore.subscribe, waitingStore.read, nothing)
  const isOnline = useIsConnected()
  const gate: Gate = { of: gateOf, day, userId, agencyId }
  const sync = useCallback(async () => {
    const today = dayAt(new Date(), zone)
    setDay(today)
    if (!navigator.onLine || !userId) return
    const now: Gate = { of: gateOf, day: today, userId, agencyId }
    // With nothing to ask for, the browser's word counts.
    if (waitingOf(now).length + openStored(now).departures.length === 0) noteAnswer(true)
    try {
      const sent = await sendWaiting(now)
      setIsSignedOut(sent === 'signed-out')
      if (sent === 'sent') await rereadLists(now)
    } catch (error) {
      console.warn('the lists of the gate are as they were', error)
    }
  }, [gateOf, userId, agencyId, zone])
  useEffect(() => {
    const start = async () => {
      await sync()
      // What works without a network is loaded before the network is gone.
      await Promise.all([loadApi(), loadScanner(), openCodeReader()])
      await keepPage()
    }
    start().catch((error: unknown) => console.warn('the page is not stored for use without a network', error))
    window.addEventListener('online', sync)
    return () => window.removeEventListener('online', sync)
  }, [sync])
  usePolling(isOnline, sync, halfAMinute)
  // What does not answer is asked again sooner.
  usePolling(!isOnline, sync, fiveSeconds)
  const waiting = isStarted ? waitingOf(gate) : []
  const opened = isStarted ? openedLists(gate) : { ...gate, departures: [], refused: [] }
  const departures = waiting.reduce((lists, { code, at }) => withArrived(lists, code, at), opened.departures)
  return { gate, stored: { ...opened, departures }, waiting, isOnline, isSignedOut, sync }
}

/** Without changing the store while a component renders. */
function openedLists(gate: Gate) {
  const stored = storedLists.read()
  const isOurs = stored && stored.day === gate.day && stored.userId === gate.userId && stored.agencyId === gate.agencyId
  return isOurs ? stored : { ...gate, departures: [], refused: [] }
}
