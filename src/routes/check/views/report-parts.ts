import { CheckReport } from './check-report.tsx'
import { SharedReport } from './shared-report.tsx'

/** What shows reports: loaded after the view, and before there is a report. */
export const reportParts = { CheckReport, SharedReport }
