import type { MermaidConfig } from 'mermaid'
import { PALETTE, TINTS } from './palette.ts'

/** S9.11: the text of a node is broken at this width. */
const MAX_NODE_WIDTH = 240

/** Longer texts are not even given to the browser. */
export const MAX_TEXT = 50_000

/** Measured with what the build machine has; Chinese is as wide everywhere, nodes have room for the rest. */
const FONTS =
  '"Segoe UI", Roboto, "Noto Sans", "Liberation Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif'

const { paper, sunk, ink, edge, rule, accent } = PALETTE
const ink2 = PALETTE['ink-2']
const rule2 = PALETTE['rule-2']

const indexed = (name: string, from: number, colours: readonly string[]) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`${name}${at + from}`, colours[at % colours.length]]),
  )

/** `A:::accent`: a class of ours instead of colours, which would not follow the appearance. */
const KINDS = ['accent', 'note', 'tip', 'warning', 'danger'] as const
const SHAPES = 'is(rect, path, polygon, circle, ellipse)'
const CLASSES = KINDS.map(
  (kind) =>
    `.${kind} :${SHAPES}:not(.divider *, .text *) { fill: ${PALETTE[`${kind}-wash`]} !important; stroke: ${PALETTE[kind]} !important }`,
)

/** Hairlines, ink, nothing filled; cinnabar only for what the author marks. */
export const MERMAID_CONFIG: MermaidConfig = {
  startOnLoad: false,
  securityLevel: 'strict',
  // Neither a directive nor front matter in a diagram may change these.
  secure: [
    'secure',
    'securityLevel',
    'startOnLoad',
    'maxTextSize',
    'maxEdges',
    'theme',
    'themeVariables',
    'themeCSS',
    'look',
    'htmlLabels',
    'fontFamily',
    'fontSize',
    'deterministicIds',
    'deterministicIDSeed',
  ],
  deterministicIds: true,
  maxTextSize: MAX_TEXT,
  maxEdges: 500,
  look: 'classic',
  theme: 'base',
  // Text stays text of the drawing, which feeds and readers of files can show.
  htmlLabels: false,
  fontFamily: FONTS,
  fontSize: 14,
  markdownAutoWrap: true,
  flowchart: { wrappingWidth: MAX_NODE_WIDTH, padding: 10, nodeSpacing: 36, rankSpacing: 44 },
  sequence: {
    mirrorActors: false,
    actorMargin: 56,
    height: 44,
    messageFontSize: 13,
    noteFontSize: 13,
    actorFontSize: 14,
    wrap: false,
    useMaxWidth: false,
  },
  gantt: {
    axisFormat: '%m-%d',
    fontSize: 12,
    sectionFontSize: 13,
    barHeight: 22,
    useMaxWidth: false,
    useWidth: 684,
  },
  er: { fontSize: 13 },
  mindmap: { maxNodeWidth: MAX_NODE_WIDTH },
  themeVariables: {
    fontFamily: FONTS,
    fontSize: '14px',
    background: paper,
    primaryColor: paper,
    primaryTextColor: ink,
    primaryBorderColor: ink2,
    secondaryColor: sunk,
    secondaryTextColor: ink,
    secondaryBorderColor: edge,
    tertiaryColor: sunk,
    tertiaryTextColor: ink,
    tertiaryBorderColor: rule2,
    lineColor: ink2,
    textColor: ink,
    mainBkg: paper,
    nodeBorder: ink2,
    nodeTextColor: ink,
    clusterBkg: sunk,
    clusterBorder: rule2,
    titleColor: ink,
    edgeLabelBackground: paper,
    defaultLinkColor: ink2,
    dropShadow: 'none',
    strokeWidth: 1.2,
    actorBkg: paper,
    actorBorder: ink2,
    actorTextColor: ink,
    actorLineColor: rule2,
    signalColor: ink2,
    signalTextColor: ink,
    labelBoxBkgColor: paper,
    labelBoxBorderColor: edge,
    labelTextColor: ink2,
    loopTextColor: ink2,
    noteBkgColor: PALETTE['accent-wash'],
    noteBorderColor: accent,
    noteTextColor: ink,
    activationBkgColor: sunk,
    activationBorderColor: ink2,
    sequenceNumberColor: paper,
    classText: ink,
    transitionColor: ink2,
    transitionLabelColor: ink2,
    stateLabelColor: ink,
    stateBkg: paper,
    labelBackgroundColor: paper,
    compositeBackground: paper,
    compositeTitleBackground: sunk,
    compositeBorder: edge,
    altBackground: sunk,
    innerEndBackground: ink2,
    specialStateColor: ink2,
    attributeBackgroundColorOdd: paper,
    attributeBackgroundColorEven: sunk,
    rowOdd: paper,
    rowEven: sunk,
    sectionBkgColor: sunk,
    altSectionBkgColor: paper,
    sectionBkgColor2: sunk,
    taskBkgColor: TINTS[0],
    taskBorderColor: edge,
    taskTextColor: ink,
    taskTextDarkColor: ink,
    taskTextLightColor: ink,
    taskTextOutsideColor: ink,
    activeTaskBkgColor: TINTS[2],
    activeTaskBorderColor: PALETTE.note,
    doneTaskBkgColor: sunk,
    doneTaskBorderColor: rule2,
    critBkgColor: TINTS[1],
    critBorderColor: accent,
    gridColor: rule,
    todayLineColor: accent,
    pieStrokeColor: paper,
    pieOuterStrokeColor: rule2,
    pieOuterStrokeWidth: '1px',
    pieOpacity: '1',
    pieTitleTextSize: '16px',
    pieSectionTextSize: '13px',
    pieLegendTextSize: '13px',
    ...indexed('pie', 1, TINTS),
    ...indexed('cScale', 0, TINTS),
    ...indexed('cScaleLabel', 0, [ink]),
    ...indexed('git', 0, [ink2, accent, PALETTE.note, PALETTE.tip, PALETTE.warning, edge]),
    ...indexed('gitBranchLabel', 0, [paper]),
    commitLabelColor: ink,
    commitLabelBackground: paper,
    tagLabelColor: ink,
    tagLabelBackground: sunk,
    tagLabelBorder: edge,
  },
  themeCSS: CLASSES.join('\n'),
}
