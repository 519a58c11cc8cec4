export default {
  'zh-CN': {
    archived: '已归档',
    private: '私有',
    template: '模板',
    language: '语言',
    stars: '星标',
    forks: 'Fork',
    licence: '许可证',
  },
  'en-US': {
    archived: 'Archived',
    private: 'Private',
    template: 'Template',
    language: 'Language',
    stars: 'Stars',
    forks: 'Forks',
    licence: 'License',
  },
}
