import { useState } from 'react'
import { type Unreadable, unreadable } from '#domain/site/theme.ts'
import { loadApi } from '../api.ts'
import { elsewhereOf, wordsOf } from './send-draft.ts'
import type { Draft } from './use-draft.ts'

export type Notice =
  | { kind: 'published'; number: number; address: string }
  | { kind: 'preview'; url: string; expiresAt: string }
  | { kind: 'unreadable'; problems: Unreadable[] }
  | { kind: 'failed'; says: string }
  /** One wanted to leave and the last changes could not be sent. */
  | { kind: 'unsent' }

/** What is done with the draft as a whole, and what came of it. */
export function usePublishing(draft: Draft) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [busy, setBusy] = useState<'publish' | 'preview' | null>(null)

  async function attempt(what: 'publish' | 'preview', act: () => Promise<Notice | null>) {
    setBusy(what)
    setNotice(null)
    try {
      if (await draft.saver.flush()) setNotice(await act())
    } catch (error) {
      const elsewhere = elsewhereOf(error)
      if (elsewhere) draft.saver.stop(elsewhere)
      else setNotice({ kind: 'failed', says: wordsOf(error) })
    } finally {
      setBusy(null)
    }
  }

  const publish = () =>
    attempt('publish', async () => {
      const problems = unreadable(draft.read().settings)
      if (problems.length > 0) return { kind: 'unreadable', problems }
      const done = await (await loadApi()).site.publish({ revision: draft.saver.revision(), note: '' })
      draft.setKnown(done)
      return done.published && { kind: 'published', number: done.published.number, address: done.address }
    })

  return {
    notice,
    setNotice,
    busy,
    publish,
    /** Takes the nearest colours that can be read, and publishes. */
    publishReadable: (problems: readonly Unreadable[]) => {
      const change = Object.fromEntries(problems.map(({ setting, instead }) => [setting, instead]))
      draft.change((site) => ({ ...site, settings: { ...site.settings, ...change } }))
      return publish()
    },
    /** Opens the draft as visitors would see it, on the storefront's own address. */
    preview: () => {
      // Opened by the click itself: a window that opens later is taken for an advertisement.
      const tab = window.open('', '_blank')
      return attempt('preview', async () => {
        const { url, expiresAt } = await (await loadApi()).site.share()
        if (tab) tab.location.href = url
        return { kind: 'preview', url, expiresAt }
      })
    },
  }
}

export type Publishing = ReturnType<typeof usePublishing>
