/** A submission: the agency's record and the list of its licence documents. */
export interface Submission {
  /** Ours: a repeated submission with the same id is the same review. */
  id: string
  /** ISO 3166-1 alpha-2. */
  country: string
  name: string
  legalName: string
  registrationNumber: string
  taxNumber: string
  iataNumber: string
  email: string
  phone: string
  address: string
  documents: readonly { name: string; type: string; bytes: number }[]
}

export interface Verdict {
  decision: 'pending' | 'approved' | 'more-needed'
  /** For the agency, in a sentence; empty while nothing is to be said. */
  note: string
}

/** Whoever checks that an agency is a business that may sell travel. */
export interface Reviewer {
  readonly id: string
  /** Submits, or asks for the verdict of the submission with this id. Throws `SupplierError`. */
  review(submission: Submission): Promise<Verdict>
}
