/** Words the compiler writes into pages. They are in the HTML, so no reader loads them as script. */
export interface BlockWords {
  readonly tagTitle: string
  readonly categoryTitle: string
  readonly pagedTitle: string
  readonly footnote: string
  readonly footnoteBack: string
  readonly calloutNote: string
  readonly calloutTip: string
  readonly calloutWarning: string
  readonly calloutDanger: string
  readonly viewPicture: string
  readonly embedPdf: string
  readonly embedPlayer: string
  readonly demoName: string
  readonly demoCode: string
  readonly demoStill: string
  readonly demoOpenIn: string
  readonly annotation: string
  readonly abbreviation: string
  readonly plotHidden: string
  readonly formula: string
  readonly mindMap: string
  readonly chart: string
  readonly chartData: string
  readonly diagramOutline: string
  readonly diagramOpen: string
  readonly diagramClose: string
  readonly diagramZoomIn: string
  readonly diagramZoomOut: string
  readonly diagramReset: string
  readonly diagramFull: string
  readonly diagramSource: string
  readonly diagramSave: string
  readonly diagramStage: string
  readonly diagramFold: string
  readonly colon: string
  readonly calloutImportant: string
  readonly fieldType: string
  readonly fieldDefault: string
  readonly fieldRequired: string
  readonly fieldOptional: string
  readonly fieldDeprecated: string
  readonly chatSelf: string
  readonly tableCopyMarkdown: string
  readonly tableCopyTsv: string
  readonly tableCopied: string
  readonly repositoryArchived: string
  readonly repositoryLanguage: string
  readonly repositoryStars: string
  readonly repositoryForks: string
  readonly wrapLines: string
  /** Of a collapsed listing. */
  readonly moreLines: string
  readonly fewerLines: string
  /** Name of a row of tabs. */
  readonly chooseOne: string
  /** Name of a tree of files. */
  readonly files: string
  readonly run: string
  readonly runEdit: string
  readonly runWhere: string
  readonly runHere: string
  readonly repositoryPrivate: string
  readonly repositoryTemplate: string
  readonly repositoryLicence: string
}
