import { AppError } from '#domain/errors.ts'
import { addPart, findPart, setPart } from '#domain/quotes/edit-content.ts'
import type { Ctx } from '../../../ctx.ts'
import { changeContent } from './change-content.ts'

interface TextInput {
  id: string
  optionId: string
  partId: string | null
  rev: number
  title: string
  text: string
  travellers: string[]
}

/** Adds a text between items, or changes one. Throws quote.changed-meanwhile. */
export async function saveText(ctx: Ctx, input: TextInput): Promise<{ partId: string }> {
  const { id, optionId, partId, rev, title, text, travellers } = input
  const textId = partId ?? ctx.newId()
  await changeContent(ctx, id, (content) => {
    if (partId === null) return addPart(content, optionId, { kind: 'text', id: textId, rev: 0, title, text, travellers })
    const { part } = findPart(content, partId)
    if (part.kind !== 'text') throw new AppError('access.not-found')
    return setPart(content, { ...part, title, text, travellers, rev })
  })
  return { partId: textId }
}
