import type { System } from '../system.ts'
import type { Visitor } from './visitor/visitor.ts'

/** What every endpoint gets, over HTTP and in process alike. */
export interface RequestContext {
  system: System
  visitor: Visitor
  /** The request's headers, for session commands. */
  headers: Headers
  /** Headers that an endpoint wants on the answer (set-cookie); named as the HTTP plugin expects it. */
  resHeaders: Headers
  ipAddress: string
  requestId: string
}
